-- What somebody wishes for beside the times: hours a week, and days in a row.
alter table scheduling.usual_week
  add column min_minutes int check (min_minutes between 0 and 10080),
  add column max_minutes int check (max_minutes between 0 and 10080),
  add column max_days int check (max_days between 1 and 7),
  add check (min_minutes <= max_minutes);

-- Every change of a usual week, in the order in which it was said: what waits for a manager, and what became of it.
create table scheduling.availability_request (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  effective_from date not null,
  -- As in usual_week.
  slots jsonb not null,
  min_minutes int,
  max_minutes int,
  max_days int,
  state text not null check (state in ('PENDING', 'IN_FORCE', 'DECLINED', 'REPLACED')),
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text not null default '',
  version int not null default 1,
  check ((decided_by is null) = (decided_at is null)),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create unique index availability_request_pending on scheduling.availability_request (employee_id) where state = 'PENDING';
create index availability_request_person on scheduling.availability_request (employee_id, asked_at desc);
create index availability_request_waiting on scheduling.availability_request (group_id, asked_at, id) where state = 'PENDING';
select platform.tenant_table('scheduling.availability_request');
create policy own on scheduling.availability_request for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
create policy say on scheduling.availability_request for insert to hearth_self
  with check (decided_by is null and employee_id = any ((select team.my_employee_ids())::uuid[]));
create policy say_again on scheduling.availability_request for update to hearth_self
  using (state = 'PENDING' and employee_id = any ((select team.my_employee_ids())::uuid[]))
  with check (state = 'REPLACED');
grant select, insert, update (state, version) on scheduling.availability_request to hearth_self;
