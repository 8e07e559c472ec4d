-- That somebody comes late to a shift, or not at all; said by themselves on the day.
create table scheduling.absence_report (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  employee_id uuid not null,
  shift_id uuid not null,
  local_date date not null,
  kind text not null check (kind in ('LATE', 'ABSENT')),
  minutes_late int check (minutes_late between 5 and 720),
  note text not null,
  reported_at timestamptz not null,
  -- They come after all, or said something else since.
  ended_at timestamptz,
  seen_by uuid,
  seen_at timestamptz,
  check ((kind = 'LATE') = (minutes_late is not null)),
  check ((seen_by is null) = (seen_at is null)),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create unique index absence_report_current on scheduling.absence_report (shift_id, employee_id) where ended_at is null;
create index absence_report_place on scheduling.absence_report (location_id, local_date) where ended_at is null;
create index absence_report_person on scheduling.absence_report (employee_id, local_date);
select platform.tenant_table('scheduling.absence_report');
create policy own on scheduling.absence_report for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on scheduling.absence_report to hearth_self;
