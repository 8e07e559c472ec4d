-- What holds of an employment from a day on. The columns of team.employee say what holds today. A part of an employment that has no
-- terms has always been what the columns say, so that nobody who worked here before needs a row.
create table team.term (
  employee_id uuid not null,
  -- Where they work, as what, and for how long a week.
  part text not null check (part in ('PLACES', 'POSITIONS', 'CONTRACT')),
  from_day date not null,
  group_id uuid not null,
  location_id uuid,
  position_id uuid,
  -- Further locations or positions.
  further_ids uuid[] not null default '{}',
  minutes_per_week int check (minutes_per_week between 0 and 10080),
  -- Minutes of each weekday, Monday first; null where the days are free.
  pattern int[] check (cardinality(pattern) = 7),
  -- When the columns of team.employee took it over; null while its day is to come.
  applied_at timestamptz,
  primary key (employee_id, part, from_day),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  foreign key (position_id, group_id) references team.position (id, group_id),
  check (part = 'PLACES' or location_id is null),
  check (part <> 'PLACES' or location_id is not null),
  check (part = 'POSITIONS' or position_id is null),
  check (part = 'CONTRACT' or (minutes_per_week is null and pattern is null))
);
create index term_due on team.term (from_day) where applied_at is null;
create index term_position on team.term (position_id);
select platform.tenant_table('team.term');

-- Positions that somebody holds beside their main one, today.
alter table team.employee add column further_position_ids uuid[] not null default '{}';

-- Employments that have ended or will: the last of somebody is undone by deleting its row, those before stay as history.
create table team.employment_period (
  id uuid primary key,
  employee_id uuid not null,
  group_id uuid not null,
  starts_on date,
  ends_on date not null,
  reason text not null check (reason in ('RESIGNED', 'END_OF_CONTRACT', 'END_OF_SEASON', 'PROBATION', 'DISMISSED', 'REDUNDANT', 'RETIRED', 'OTHER', 'UNKNOWN')),
  note text not null default '',
  releases_shifts boolean not null,
  ended_by uuid,
  ended_at timestamptz not null,
  -- When their permissions and invitations were taken back; null until the day after the last day.
  access_ended_at timestamptz,
  constraint period_once unique (employee_id, ends_on),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  check (starts_on <= ends_on)
);
create index employment_period_due on team.employment_period (ends_on) where access_ended_at is null;
select platform.tenant_table('team.employment_period');

-- Who changed what of an employment, from which day on; only ever added.
create table team.employment_event (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  deed text not null check (deed in ('PLACES', 'POSITIONS', 'CONTRACT', 'PAY', 'WITHDRAWN', 'ENDED', 'END_UNDONE', 'REHIRED')),
  from_day date,
  -- The values from then on and before, as the contract says them.
  detail jsonb not null,
  by_user_id uuid,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index employment_event_employee on team.employment_event (employee_id, id);
select platform.tenant_table('team.employment_event');
revoke update, delete on team.employment_event from hearth_tenant, hearth_system;
select platform.audited_table('team.employment_event', 'id');

-- Employments that ended before now have a period like those that end from now on.
insert into team.employment_period (id, employee_id, group_id, starts_on, ends_on, reason, releases_shifts, ended_at, access_ended_at)
  select gen_random_uuid(), id, group_id, hire_date, end_date, 'UNKNOWN', false, updated_at,
    case when end_date < platform.today() - 1 then updated_at end
  from team.employee where status = 'ENDED' and end_date is not null;
-- Whoever still works until a day to come works: the day after their last one ends it.
update team.employee set status = 'ACTIVE' where status = 'ENDED' and end_date >= platform.today();
