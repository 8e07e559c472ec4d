-- What is left of an application that was forgotten: what reports count, and nothing of whose it was.
create table applications.past_application (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null,
  job_id uuid not null,
  location_name text not null,
  source text not null,
  end_reason text,
  applied_at timestamptz not null
);
create index past_application_group on applications.past_application (group_id, applied_at);
create index past_application_location on applications.past_application (location_id, applied_at);
select platform.tenant_table('applications.past_application');
revoke insert, update, delete on applications.past_application from hearth_tenant;

create table applications.past_step (
  id uuid primary key,
  application_id uuid not null references applications.past_application (id) on delete cascade,
  group_id uuid not null,
  to_stage text not null,
  at timestamptz not null
);
create index past_step_application on applications.past_step (application_id);
create index past_step_group on applications.past_step (group_id);
select platform.tenant_table('applications.past_step');
revoke insert, update, delete on applications.past_step from hearth_tenant;

-- Applications that have ended without a contract, by when somebody last wrote or decided.
create index application_ended on applications.application (location_id, (greatest(stage_entered_at, last_message_at)), id)
  where stage in ('REJECTED', 'WITHDRAWN');
create view applications.ended_view with (security_invoker = true) as
  select id, group_id, location_id, first_name, last_name, job_title, location_name, greatest(stage_entered_at, last_message_at) as last_contact_at
  from applications.application where stage in ('REJECTED', 'WITHDRAWN');
grant select on applications.ended_view to hearth_tenant, hearth_system;
