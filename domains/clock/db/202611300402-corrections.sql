-- What somebody proposes to change about punches, and what became of it. The punches themselves change when it is applied.
create table clock.correction (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  location_id uuid not null,
  -- WORKER: the person themselves, about a missed punch or about an edit of a manager. MANAGER: somebody else about them.
  side text not null check (side in ('WORKER', 'MANAGER')),
  changes jsonb not null,
  reason text not null check (reason <> ''),
  -- The moment that it is about: the first of its changes.
  about timestamptz not null,
  -- Minutes of work before and after, as they were when it was proposed.
  minutes_before integer not null,
  minutes_after integer not null,
  state text not null check (state in ('PENDING', 'APPLIED', 'DECLINED', 'WITHDRAWN')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  answer text not null,
  version integer not null,
  idempotency_key uuid not null,
  constraint correction_once unique (group_id, idempotency_key),
  foreign key (employee_id, group_id) references team.employee (id, group_id),
  foreign key (group_id, location_id) references core.brand (group_id, id),
  check ((decided_at is null) = (state = 'PENDING'))
);
create index correction_person on clock.correction (employee_id, about);
create index correction_pending on clock.correction (location_id, proposed_at) where state = 'PENDING';
select platform.tenant_table('clock.correction');
revoke insert, update, delete on clock.correction from hearth_tenant;
revoke delete on clock.correction from hearth_system;
create policy own on clock.correction for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on clock.correction to hearth_self;
select platform.audited_table('clock.correction', 'id');

-- Exceptions that a manager has seen and lets stand. What an exception is follows from punches and shifts: its key names it.
create table clock.seen_exception (
  location_id uuid not null,
  key text not null check (length(key) between 3 and 120),
  group_id uuid not null,
  seen_by uuid not null,
  seen_at timestamptz not null,
  primary key (location_id, key),
  foreign key (location_id, group_id) references core.brand (id, group_id)
);
select platform.tenant_table('clock.seen_exception');
revoke insert, update, delete on clock.seen_exception from hearth_tenant;

-- Shifts whose holder did not come and of which managers were told, once each however many nodes look.
create table clock.late_alert (
  shift_id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  at timestamptz not null,
  foreign key (employee_id, group_id) references team.employee (id, group_id)
);
create index late_alert_person on clock.late_alert (employee_id);
select platform.tenant_table('clock.late_alert');
revoke insert, update, delete on clock.late_alert from hearth_tenant;
