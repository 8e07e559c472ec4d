-- Applications of candidates for jobs, and the way each has gone.
create schema applications;

create table applications.application (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null references core.brand (id),
  job_id uuid not null references jobs.job (id),
  user_id uuid not null references identity."user" (id) on delete cascade,
  -- What the candidate wrote, as it was at that moment.
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  message text not null,
  availability jsonb not null,
  can_start_on date,
  hours_per_week int,
  answers jsonb not null,
  knocked_out boolean not null,
  attachment_ids uuid[] not null,
  language text not null,
  source text not null,
  -- What the job was called where, as the candidate saw it.
  job_title text not null,
  employer_name text not null,
  location_name text not null,
  location_city text not null,
  position_id uuid,
  position_name text not null,
  stage text not null check (stage in ('NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER', 'HIRED', 'REJECTED', 'WITHDRAWN')),
  end_reason text,
  version int not null default 1,
  applied_at timestamptz not null,
  stage_entered_at timestamptz not null,
  -- Since when the candidate waits for the employer; null while it is the candidate's turn.
  waiting_since timestamptz,
  -- Kept by messages: what each side has not read, and how the conversation stands.
  unread_employer int not null default 0 check (unread_employer >= 0),
  unread_candidate int not null default 0 check (unread_candidate >= 0),
  last_message_at timestamptz,
  last_message text not null default '',
  last_message_by text,
  employee_id uuid,
  archived_at timestamptz,
  search_text text generated always as (platform.searchable(first_name || ' ' || last_name || ' ' || email)) stored,
  check ((stage = 'HIRED') = (employee_id is not null))
);
create unique index application_once on applications.application (job_id, user_id) where stage <> 'WITHDRAWN';
create index application_user on applications.application (user_id, applied_at desc);
create index application_board on applications.application (group_id, stage, waiting_since);
create index application_job on applications.application (job_id, stage);
create index application_location on applications.application (location_id, stage);
create index application_inbox on applications.application (group_id, last_message_at desc nulls last);
create index application_unread on applications.application (group_id, location_id) where unread_employer > 0;
create index application_search on applications.application using gin (search_text gin_trgm_ops);
select platform.tenant_table('applications.application');
create policy own on applications.application to hearth_self using (user_id = (select platform.current_user_id()));
grant select on applications.application to hearth_self;

-- Every move, never changed afterwards.
create table applications.stage_event (
  id uuid primary key,
  group_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  user_id uuid not null,
  from_stage text,
  to_stage text not null,
  reason text,
  by_side text not null check (by_side in ('EMPLOYER', 'CANDIDATE', 'SYSTEM')),
  by_user_id uuid,
  by_name text not null,
  at timestamptz not null
);
create index stage_event_application on applications.stage_event (application_id, at);
select platform.tenant_table('applications.stage_event');
revoke update, delete on applications.stage_event from hearth_tenant;
create policy own on applications.stage_event to hearth_self using (user_id = (select platform.current_user_id()));
grant select on applications.stage_event to hearth_self;

create view applications.application_view with (security_invoker = true) as
  select id, group_id, location_id, job_id, user_id, first_name, last_name, email, job_title, employer_name, location_name, location_city, stage,
    applied_at, stage_entered_at, unread_employer, unread_candidate, last_message_at, last_message, last_message_by, archived_at, search_text
  from applications.application;
grant select on applications.application_view to hearth_tenant, hearth_self, hearth_system;
