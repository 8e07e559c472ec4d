-- An application that somebody has sent to themselves, to go on elsewhere. Without an account there is nobody whose it is: the link opens it.
-- It goes when the application is sent, and after thirty days.
create table applications.draft (
  id uuid primary key,
  token_hash bytea not null unique,
  job_id uuid not null references jobs.job (id) on delete cascade,
  email text not null,
  content jsonb not null,
  expires_at timestamptz not null
);
create index draft_of on applications.draft (job_id, email);
create index draft_over on applications.draft (expires_at);
select platform.secured_table('applications.draft');
