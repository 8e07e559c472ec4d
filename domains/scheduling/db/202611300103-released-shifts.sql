-- Shifts that became open when their holder's last day was set, so that they can go back if that is undone.
create table scheduling.released_shift (
  shift_id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  -- The employment that ended, in team.employment_period: gone once its end is undone.
  period_id uuid not null,
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index released_shift_period on scheduling.released_shift (period_id);
create index released_shift_employee on scheduling.released_shift (employee_id);
select platform.secured_table('scheduling.released_shift');
