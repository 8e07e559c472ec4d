-- Pay for an hour in one position, at one location or at all of them, from a day on. Without an amount, the person's own pay counts
-- again from that day.
create table team.position_rate (
  id uuid primary key,
  employee_id uuid not null,
  group_id uuid not null,
  position_id uuid not null,
  location_id uuid,
  effective_from date not null,
  amount bigint check (amount >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  constraint position_rate_once unique nulls not distinct (employee_id, position_id, location_id, effective_from),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  foreign key (position_id, group_id) references team.position (id, group_id),
  check ((amount is null) = (currency is null))
);
create index position_rate_position on team.position_rate (position_id);
select platform.tenant_table('team.position_rate');
