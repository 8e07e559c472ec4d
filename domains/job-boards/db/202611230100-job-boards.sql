-- Job boards: who has signed in where (connection), what stands there (posting), each attempt to tell a board (delivery), and
-- who applied there (applicant).
create schema job_boards;

-- A sign-in that somebody has begun; it is taken out when it is used.
create table job_boards.attempt (
  id uuid primary key,
  board text not null,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  state_hash bytea not null unique,
  sealed_verifier bytea not null,
  client_id text not null,
  redirect_uri text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index attempt_user on job_boards.attempt (user_id, board, created_at desc);
create index attempt_group on job_boards.attempt (group_id);
create index attempt_brand on job_boards.attempt (brand_id);
create index attempt_expires on job_boards.attempt (expires_at);
select platform.secured_table('job_boards.attempt');

-- What a brand, and everything below it, is signed in with at a board.
create table job_boards.connection (
  brand_id uuid not null references core.brand (id) on delete cascade,
  board text not null,
  group_id uuid not null references core.brand (id) on delete cascade,
  client_id text not null,
  sealed_tokens bytea not null,
  expires_at timestamptz,
  connected_by uuid not null,
  connected_at timestamptz not null,
  -- Where the list of applicants was read to, and when.
  applicants_after text not null default '',
  fetched_at timestamptz,
  -- Since when the board takes the tokens no longer.
  lost_at timestamptz,
  primary key (brand_id, board)
);
create index connection_group on job_boards.connection (group_id);
select platform.tenant_table('job_boards.connection');

create table job_boards.posting (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  job_id uuid not null references jobs.job (id) on delete cascade,
  board text not null,
  -- Whether somebody wants the job to stand there while it is live.
  wanted boolean not null,
  -- What the board is to be told, counted: the count is part of the key by which it knows a repetition.
  goal text not null check (goal in ('LIVE', 'PAUSED', 'CLOSED')),
  version int not null default 1,
  -- What it has confirmed; UNSURE when a first try may have reached it or not.
  told text check (told in ('UNSURE', 'LIVE', 'PAUSED', 'CLOSED')),
  status text not null check (status in ('WAITING', 'DONE', 'FAILED')),
  tries int not null default 0,
  next_try_at timestamptz,
  address text,
  updated_at timestamptz not null,
  unique (job_id, board)
);
create index posting_group on job_boards.posting (group_id);
select platform.tenant_table('job_boards.posting');

-- Rows are only ever added.
create table job_boards.delivery (
  id uuid primary key,
  number bigint not null generated always as identity,
  group_id uuid not null references core.brand (id) on delete cascade,
  posting_id uuid not null references job_boards.posting (id) on delete cascade,
  version int not null,
  action text not null check (action in ('PUBLISH', 'UPDATE', 'PAUSE', 'CLOSE')),
  at timestamptz not null,
  outcome text not null check (outcome in ('DONE', 'LATER', 'FAILED')),
  reason text check (reason in ('UNREACHABLE', 'SLOW', 'BUSY', 'REFUSED', 'SIGNED_OUT')),
  -- What the board said, in its own words.
  detail text not null default ''
);
create index delivery_posting on job_boards.delivery (posting_id, number desc);
create index delivery_group on job_boards.delivery (group_id);
select platform.tenant_table('job_boards.delivery');
revoke update, delete on job_boards.delivery from hearth_tenant, hearth_system;

-- Everybody who applied at a board, once, and what became of it here.
create table job_boards.applicant (
  brand_id uuid not null references core.brand (id) on delete cascade,
  board text not null,
  external_id text not null,
  group_id uuid not null references core.brand (id) on delete cascade,
  outcome text not null check (outcome in ('TAKEN', 'HAD_APPLIED', 'JOB_OVER', 'UNREADABLE')),
  application_id uuid references applications.application (id) on delete set null,
  at timestamptz not null,
  primary key (brand_id, board, external_id)
);
create index applicant_group on job_boards.applicant (group_id);
create index applicant_application on job_boards.applicant (application_id) where application_id is not null;
select platform.tenant_table('job_boards.applicant');
