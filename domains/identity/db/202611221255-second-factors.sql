-- The second step of signing in, what is remembered between the steps, and the devices on which somebody signed in before.
alter table identity."user" add column second_factor_demanded boolean not null default false;

create table identity.second_factor (
  user_id uuid primary key references identity."user" (id) on delete cascade,
  -- The secret of a time-based code, sealed: the key is not in this table.
  sealed_secret text not null,
  -- Absent until a first code was right.
  confirmed_at timestamptz,
  -- The newest time step of which a code was used: it, and those before it, are good for nothing.
  last_step bigint not null default 0,
  -- From then on the password alone is enough: its owner said, by mail, that the device is lost.
  removal_at timestamptz
);
select platform.secured_table('identity.second_factor');

create table identity.recovery_code (
  user_id uuid not null references identity."user" (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
select platform.secured_table('identity.recovery_code');

-- Somebody gave the right password and has still to give a code, in the same browser.
create table identity.sign_in_challenge (
  id_hash bytea primary key,
  user_id uuid not null references identity."user" (id) on delete cascade,
  browser_hash bytea not null,
  wrong_answers int not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenge_user on identity.sign_in_challenge (user_id);
create index sign_in_challenge_expires on identity.sign_in_challenge (expires_at);
select platform.secured_table('identity.sign_in_challenge');

-- A browser in which a person signed in before: tries from elsewhere do not lock it out.
create table identity.known_device (
  user_id uuid not null references identity."user" (id) on delete cascade,
  device_hash bytea not null,
  used_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_device_used on identity.known_device (used_at);
select platform.secured_table('identity.known_device');

-- What a session may do until its owner has set up what is demanded of them.
alter table identity.session add column restricted_to text check (restricted_to in ('SECOND_FACTOR_SETUP'));
-- Roughly where it is used: the first part of the network's address.
alter table identity.session add column network text not null default '';

alter table identity.mailed_secret drop constraint mailed_secret_purpose_check;
alter table identity.mailed_secret add constraint mailed_secret_purpose_check
  check (purpose in ('RESET_PASSWORD', 'ACTIVATE', 'VERIFY_EMAIL', 'LOST_DEVICE'));
