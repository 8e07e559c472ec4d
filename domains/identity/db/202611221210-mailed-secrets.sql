-- What is proven by mail: that somebody reads the mail of an address, and through it the right to choose a password.
alter table identity."user" add column email_verified_at timestamptz;
grant select (email_verified_at) on identity."user" to hearth_self;

-- One link for each purpose: a new one takes the place of the one before. Only hashes are kept.
create table identity.mailed_secret (
  user_id uuid not null references identity."user" (id) on delete cascade,
  purpose text not null check (purpose in ('RESET_PASSWORD', 'ACTIVATE', 'VERIFY_EMAIL')),
  token_hash bytea not null constraint mailed_secret_token unique,
  -- Of a short code that can be typed instead, keyed: six digits alone would be guessed from a bare hash.
  code_hash bytea,
  wrong_codes int not null default 0,
  -- The address that it was sent to: it proves nothing about another one.
  address text not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);
select platform.secured_table('identity.mailed_secret');

-- Keys of this installation for what is neither a token nor a password.
create table identity.server_key (
  purpose text primary key,
  key bytea not null check (length(key) = 32)
);
select platform.secured_table('identity.server_key');
