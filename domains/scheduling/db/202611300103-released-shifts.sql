-- Shifts that became open when their holder's last day was set, so that they can go back if that is undone.
create table scheduling.released_shift (
  shift_id uuid primary key references scheduling.shift (id) on delete cascade,
  group_id uuid not null,
  employee_id uuid not null references team.employee (id) on delete cascade,
  -- The employment that ended, in team.employment_period: gone once its end is undone.
  period_id uuid not null
);
create index released_shift_period on scheduling.released_shift (period_id);
create index released_shift_employee on scheduling.released_shift (employee_id);
select platform.secured_table('scheduling.released_shift');
