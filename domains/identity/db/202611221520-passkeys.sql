-- Keys that sign a person in without a password. Only the public half is here.
create table identity.passkey (
  -- The id that the authenticator gave it, base64url.
  id text primary key check (length(id) between 1 and 1400),
  user_id uuid not null references identity."user" (id) on delete cascade,
  public_key bytea not null,
  -- How often it was used, by its own count; 0 for those that do not count.
  counter bigint not null,
  transports text[] not null default '{}',
  -- Whether it may be, and is, kept in more than one place.
  backup_eligible boolean not null,
  backed_up boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_user on identity.passkey (user_id);
select platform.secured_table('identity.passkey');

-- What an authenticator is asked to sign, once: to register a key of a person, or to sign somebody in in one browser.
create table identity.passkey_challenge (
  challenge_hash bytea primary key,
  user_id uuid references identity."user" (id) on delete cascade,
  browser_hash bytea,
  expires_at timestamptz not null,
  check ((user_id is null) <> (browser_hash is null))
);
create index passkey_challenge_user on identity.passkey_challenge (user_id);
create index passkey_challenge_expires on identity.passkey_challenge (expires_at);
select platform.secured_table('identity.passkey_challenge');
