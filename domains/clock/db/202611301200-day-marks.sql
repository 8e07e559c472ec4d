-- What a manager knows of somebody who is not at a shift of theirs: they come later, or not at all. One for each shift and its holder.
create table clock.day_mark (
  shift_id uuid not null,
  employee_id uuid not null,
  group_id uuid not null,
  location_id uuid not null,
  mark text not null check (mark in ('LATE', 'NO_SHOW')),
  expected_at timestamptz,
  note text not null,
  marked_by uuid not null,
  marked_at timestamptz not null,
  version integer not null,
  primary key (shift_id, employee_id),
  foreign key (employee_id, group_id) references team.employee (id, group_id),
  foreign key (group_id, location_id) references core.brand (group_id, id),
  check (expected_at is null or mark = 'LATE')
);
create index day_mark_person on clock.day_mark (employee_id);
create index day_mark_place on clock.day_mark (group_id, location_id);
select platform.tenant_table('clock.day_mark');
revoke insert, update, delete on clock.day_mark from hearth_tenant;

-- Breaks of which somebody was reminded, once each however many nodes look: by the entry with which the work began, and the rule.
create table clock.break_reminder (
  punch_id uuid not null,
  after_minutes integer not null,
  group_id uuid not null,
  employee_id uuid not null,
  at timestamptz not null,
  primary key (punch_id, after_minutes),
  foreign key (punch_id, group_id) references clock.punch (id, group_id),
  foreign key (employee_id, group_id) references team.employee (id, group_id)
);
create index break_reminder_person on clock.break_reminder (employee_id);
create index break_reminder_at on clock.break_reminder (at);
select platform.tenant_table('clock.break_reminder');
revoke insert, update, delete on clock.break_reminder from hearth_tenant;
