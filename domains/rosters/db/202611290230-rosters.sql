-- Weeks that a location, or a brand for all its locations, keeps as templates.
create schema rosters;

create table rosters.week_template (
  id uuid primary key,
  group_id uuid not null,
  -- A location, or a brand whose locations may all use it. A brand's template names nobody.
  brand_id uuid not null,
  name text not null check (name <> ''),
  -- How many weeks its pattern has before it begins again.
  weeks smallint not null check (weeks between 1 and 12),
  -- The first day of a week that was the pattern's first.
  starts_on date not null,
  shift_count integer not null check (shift_count > 0),
  person_count integer not null check (person_count >= 0),
  version integer not null,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  updated_by uuid references identity."user" (id) on delete set null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  -- The key of the request: sending it again finds this row.
  idempotency_key uuid not null,
  constraint week_template_in_group unique (id, group_id),
  constraint week_template_once unique (group_id, idempotency_key),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
-- Only of those in use: the name of an archived one is free again.
create unique index week_template_name on rosters.week_template (group_id, brand_id, platform.searchable(name)) where archived_at is null;
create index week_template_created_by on rosters.week_template (created_by);
create index week_template_updated_by on rosters.week_template (updated_by);
select platform.tenant_table('rosters.week_template');

-- The shifts of a template, by weekday and wall clock. They are written once.
create table rosters.template_shift (
  id uuid primary key,
  group_id uuid not null,
  template_id uuid not null,
  week smallint not null check (week between 1 and 12),
  -- Monday is 1, as in ISO 8601.
  weekday smallint not null check (weekday between 1 and 7),
  employee_id uuid,
  position_id uuid,
  start_time time not null,
  end_time time not null check (end_time <> start_time),
  unpaid_break_minutes smallint not null,
  paid_break_minutes smallint not null,
  station text not null,
  note text not null,
  foreign key (template_id, group_id) references rosters.week_template (id, group_id) on delete cascade,
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete set null (employee_id),
  foreign key (position_id, group_id) references team.position (id, group_id) on delete set null (position_id)
);
create index template_shift_week on rosters.template_shift (template_id, week);
create index template_shift_employee on rosters.template_shift (employee_id) where employee_id is not null;
create index template_shift_position on rosters.template_shift (position_id);
select platform.tenant_table('rosters.template_shift');
revoke update on rosters.template_shift from hearth_tenant;

-- Who did what with which template. Rows are only added.
create table rosters.change (
  id uuid primary key,
  group_id uuid not null,
  template_id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  action text not null check (action in ('CREATED', 'RENAMED', 'ARCHIVED', 'APPLIED')),
  detail jsonb not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index change_of_template_group on rosters.change (group_id, at);
select platform.tenant_table('rosters.change');
revoke update, delete on rosters.change from hearth_tenant, hearth_system;
select platform.audited_table('rosters.change', 'id');
