-- The conflicts that stand because somebody agreed or decided so: the newest answer of each, as far as it reaches.
create table scheduling.conflict_answer (
  location_id uuid not null,
  conflict_key text not null,
  group_id uuid not null,
  -- The day on which the conflict shows.
  local_date date not null,
  -- How far beyond the limit it was when it was answered: a worse one is asked about again.
  excess int not null,
  kind text not null check (kind in ('CONSENTED', 'OVERRIDDEN')),
  reason text not null,
  answered_at timestamptz not null,
  answered_by uuid not null,
  primary key (location_id, conflict_key)
);
create index conflict_answer_day on scheduling.conflict_answer (location_id, local_date);
select platform.tenant_table('scheduling.conflict_answer');
