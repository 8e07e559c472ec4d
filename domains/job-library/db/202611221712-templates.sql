-- The group's library: what posts for a position begin with, and which parts of it locations may not change.
create table jobs.template (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  name text not null,
  content jsonb not null,
  locked text[] not null default '{}',
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_by uuid,
  updated_at timestamptz not null,
  archived_at timestamptz
);
create index template_library on jobs.template (group_id, name) where archived_at is null;
select platform.tenant_table('jobs.template');

alter table jobs.job add column template_id uuid references jobs.template (id);
create index job_template on jobs.job (template_id) where template_id is not null;
