-- The steps that a group's applications go through, written once for many posts. Each is of a type that the house knows.
create table jobs.pipeline (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  name text not null,
  steps jsonb not null,
  -- The positions whose posts have these steps when nothing else was chosen; and where it is locked, whatever was.
  positions jsonb not null default '[]',
  locked boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_by uuid,
  updated_at timestamptz not null,
  archived_at timestamptz
);
create index pipeline_library on jobs.pipeline (group_id, name) where archived_at is null;
select platform.tenant_table('jobs.pipeline');

-- What was chosen for a post, and the copy with which it first went live.
alter table jobs.job add column pipeline_id uuid references jobs.pipeline (id), add column pipeline jsonb;
create index job_pipeline on jobs.job (pipeline_id) where pipeline_id is not null;

set local role hearth_system;
update jobs.template set content = content || '{"pipeline_id": null}' where not content ? 'pipeline_id';
reset role;
