-- Shifts that a location plans again and again, some weeks ahead.
create table rosters.recurring_shift (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  -- Each week, or each second, third … from the week of its first day on.
  every_weeks smallint not null check (every_weeks between 1 and 12),
  -- Monday is 1, as in ISO 8601.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7),
  starts_on date not null,
  -- Null: it goes on.
  ends_on date,
  -- How many shifts there are on each day; one where somebody holds it.
  quantity smallint not null check (quantity between 1 and 20),
  employee_id uuid,
  position_id uuid,
  start_time time not null,
  end_time time not null,
  unpaid_break_minutes smallint not null,
  paid_break_minutes smallint not null,
  station text not null,
  note text not null,
  -- Up to and with this day its shifts have been planned.
  planned_until date not null,
  version integer not null,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  updated_by uuid references identity."user" (id) on delete set null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  -- The key of the request: sending it again finds this row. None where it began as the later part of another.
  idempotency_key uuid,
  constraint recurring_shift_in_group unique (id, group_id),
  constraint recurring_shift_once unique (group_id, idempotency_key),
  constraint recurring_shift_times check (end_time <> start_time),
  constraint recurring_shift_one_each check (employee_id is null or quantity = 1),
  constraint recurring_shift_days check (ends_on is null or ends_on >= starts_on),
  foreign key (group_id, location_id) references core.brand (group_id, id) on delete cascade,
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete set null (employee_id),
  foreign key (position_id, group_id) references team.position (id, group_id) on delete set null (position_id)
);
create index recurring_shift_place on rosters.recurring_shift (group_id, location_id) where archived_at is null;
create index recurring_shift_due on rosters.recurring_shift (planned_until) where archived_at is null;
create index recurring_shift_employee on rosters.recurring_shift (employee_id) where employee_id is not null;
create index recurring_shift_position on rosters.recurring_shift (position_id);
create index recurring_shift_created_by on rosters.recurring_shift (created_by);
create index recurring_shift_updated_by on rosters.recurring_shift (updated_by);
select platform.tenant_table('rosters.recurring_shift');
revoke delete on rosters.recurring_shift from hearth_tenant;

-- The days that a recurring shift has been planned on. A shift that was removed by hand stays planned: it is not made again.
create table rosters.recurring_date (
  group_id uuid not null,
  recurring_id uuid not null,
  date date not null,
  -- Which of several on one day.
  number smallint not null check (number between 1 and 20),
  -- Null: left out, because it was there already, or the location was closed.
  shift_id uuid,
  primary key (recurring_id, date, number),
  foreign key (recurring_id, group_id) references rosters.recurring_shift (id, group_id) on delete cascade
);
create unique index recurring_date_shift on rosters.recurring_date (shift_id) where shift_id is not null;
create index recurring_date_group on rosters.recurring_date (group_id);
select platform.tenant_table('rosters.recurring_date');

-- The record of templates is now that of recurring shifts too.
alter table rosters.change alter template_id drop not null;
alter table rosters.change add column recurring_id uuid;
alter table rosters.change add constraint change_subject check (num_nonnulls(template_id, recurring_id) = 1);
alter table rosters.change drop constraint change_action_check;
alter table rosters.change add constraint change_action_check
  check (action in ('CREATED', 'RENAMED', 'ARCHIVED', 'APPLIED', 'EDITED', 'SPLIT', 'ENDED'));
