-- People who can sign in, their sessions, and what signing is done with.
create schema identity;

create table identity."user" (
  id uuid primary key,
  -- In its canonical spelling: lower case, ASCII.
  email text not null constraint user_email_unique unique,
  username text not null constraint user_username_unique unique,
  first_name text not null default '',
  last_name text not null default '',
  phone_number text,
  -- A PHC string of argon2id; absent until the person chose a password.
  password_hash text check (password_hash like '$argon2id$%'),
  status text not null check (status in ('ACTIVE', 'NO_PASSWORD', 'DRAFT_NO_PASSWORD')),
  is_employer boolean not null default false,
  -- Rises when every session of the person has to end.
  session_epoch int not null default 1,
  disabled_at timestamptz,
  external_auth_source text,
  created_at timestamptz not null default now(),
  check (status <> 'ACTIVE' or password_hash is not null or external_auth_source is not null)
);
select platform.secured_table('identity."user"');
create policy own on identity."user" for select to hearth_self using (id = (select platform.current_user_id()));
grant select (id, email, username, first_name, last_name, phone_number, status, is_employer, disabled_at, external_auth_source, created_at)
  on identity."user" to hearth_self;

-- A family of refresh tokens, of which one is good at a time. Only hashes are kept.
create table identity.session (
  id uuid primary key,
  user_id uuid not null references identity."user" (id) on delete cascade,
  token_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz,
  -- Marks tokens as issued here, and derives each from the one before it.
  rotation_key bytea not null,
  -- What getRefreshToken hands to the page: good for logging out, and for nothing else.
  handle_hash bytea,
  impersonator_id uuid references identity."user" (id) on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('SIGN_OUT', 'REPLAY', 'ENDED_BY_USER', 'CREDENTIALS_CHANGED', 'DISABLED')),
  check ((revoked_at is null) = (revoked_because is null))
);
create index session_of_user on identity.session (user_id);
create index session_impersonator on identity.session (impersonator_id) where impersonator_id is not null;
create unique index session_handle on identity.session (handle_hash) where handle_hash is not null;
create index session_expires on identity.session (expires_at);
select platform.secured_table('identity.session');

-- Key pairs that access tokens are signed with. The newest signs; the others still verify until they are removed.
create table identity.signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  made_at timestamptz not null default now()
);
select platform.secured_table('identity.signing_key');

-- Counts of tries in the current window, by a hash of what is limited.
create table identity.attempt_window (
  key bytea primary key,
  count int not null,
  ends_at timestamptz not null
);
create index attempt_window_ends on identity.attempt_window (ends_at);
select platform.secured_table('identity.attempt_window');

-- Accounts that the login page of a demo offers. Empty in production.
create table identity.demo_account (
  user_id uuid primary key references identity."user" (id) on delete cascade,
  kind text not null,
  name text not null,
  username text not null,
  password text not null,
  position int not null
);
select platform.secured_table('identity.demo_account');
