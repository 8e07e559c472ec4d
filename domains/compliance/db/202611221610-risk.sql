-- What is wrong with schedules, kept for each week of a location: found when the week changes, not when somebody looks.
create schema risk;

-- A week of a location that was checked: its row is what checks of the same week wait for each other on.
create table risk.checked_week (
  location_id uuid not null,
  week date not null,
  group_id uuid not null,
  -- The version of the schedule that was checked; another one is checked again.
  version int not null,
  checked_at timestamptz not null,
  primary key (location_id, week)
);
create index checked_week_group on risk.checked_week (group_id, week);
select platform.tenant_table('risk.checked_week');
revoke insert, update, delete on risk.checked_week from hearth_tenant;

create table risk.finding (
  location_id uuid not null,
  week date not null,
  -- The key of the conflict: the same one has the same key from check to check.
  conflict_key text not null,
  group_id uuid not null,
  rule text not null,
  level text not null check (level in ('block', 'consent', 'warn')),
  employee_id uuid not null,
  -- The shift on which it shows.
  shift_id uuid not null,
  local_date date not null,
  actual int not null,
  most int not null,
  unit text not null check (unit in ('minutes', 'days')),
  -- Somebody consented or decided over the rule.
  answered boolean not null,
  -- Staff see every shift of it just so: it is going to happen, not only planned.
  published boolean not null,
  primary key (location_id, week, conflict_key),
  foreign key (location_id, week) references risk.checked_week (location_id, week) on delete cascade
);
create index finding_group on risk.finding (group_id, week);
select platform.tenant_table('risk.finding');
revoke insert, update, delete on risk.finding from hearth_tenant;
