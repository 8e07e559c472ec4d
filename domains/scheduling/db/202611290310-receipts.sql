-- Who has seen a publication: a row for each person whose own shifts it changed.
alter table scheduling.publication add constraint publication_in_group unique (id, group_id);
create table scheduling.receipt (
  publication_id uuid not null,
  employee_id uuid not null,
  group_id uuid not null,
  location_id uuid not null,
  week date not null,
  -- That of the publication: the highest of a person's week is the one that counts.
  number int not null,
  asked_at timestamptz not null,
  seen_at timestamptz,
  -- The location's day of the last reminder: there is one a day at most.
  reminded_on date,
  primary key (publication_id, employee_id),
  foreign key (publication_id, group_id) references scheduling.publication (id, group_id) on delete cascade,
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index receipt_week on scheduling.receipt (location_id, week, employee_id, number desc);
create index receipt_person on scheduling.receipt (employee_id, week);
select platform.tenant_table('scheduling.receipt');
create policy own on scheduling.receipt for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
create policy confirm on scheduling.receipt for update to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]))
  with check (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select, update (seen_at) on scheduling.receipt to hearth_self;
