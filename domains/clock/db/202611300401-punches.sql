-- When people began and ended work and breaks. Rows are only added; each row is chained to the one before it of the same person.
create schema clock;

-- Where each person's chain ends. Whoever adds a punch holds this row, so that there is one order for each person.
create table clock.chain_head (
  employee_id uuid primary key,
  group_id uuid not null,
  seq integer not null check (seq >= 0),
  hash text not null,
  foreign key (employee_id, group_id) references team.employee (id, group_id)
);
select platform.secured_table('clock.chain_head');

create table clock.punch (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  location_id uuid not null,
  -- The place of the row in the person's chain, from 1 on.
  seq integer not null check (seq > 0),
  -- PUNCH: as it happened. EDIT stands for the row that it replaces, REMOVE takes that row away.
  act text not null check (act in ('PUNCH', 'EDIT', 'REMOVE')),
  replaces uuid unique,
  kind text not null check (kind in ('IN', 'OUT', 'BREAK_START', 'BREAK_END')),
  -- When it happened, by the server's clock.
  at timestamptz not null,
  -- What the device showed then, when the server heard of it, and how far the device was behind the server.
  device_at timestamptz not null,
  received_at timestamptz not null,
  offset_seconds integer not null,
  source text not null check (source in ('KIOSK', 'PHONE', 'WEB', 'MANAGER')),
  position_id uuid,
  -- Where the device was, as seen from the location; never the position itself.
  place text not null check (place in ('INSIDE', 'OUTSIDE', 'UNKNOWN')),
  accuracy_m integer check (accuracy_m >= 0),
  distance_m integer check (distance_m >= 0),
  -- Whoever punched for somebody else or changed a row says why.
  reason text not null,
  by_user uuid,
  idempotency_key uuid not null,
  -- SHA-256 of the hash before and the canonical text of this row, in hexadecimal.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  constraint punch_place_in_chain unique (employee_id, seq),
  constraint punch_once unique (group_id, idempotency_key),
  constraint punch_of_group unique (id, group_id),
  foreign key (replaces, group_id) references clock.punch (id, group_id),
  foreign key (employee_id, group_id) references team.employee (id, group_id),
  foreign key (group_id, location_id) references core.brand (group_id, id),
  check ((replaces is null) = (act = 'PUNCH')),
  check (source <> 'MANAGER' or (reason <> '' and by_user is not null))
);
create index punch_person on clock.punch (employee_id, at);
create index punch_location on clock.punch (location_id, at);
select platform.tenant_table('clock.punch');
revoke insert, update, delete on clock.punch from hearth_tenant;
revoke update, delete on clock.punch from hearth_system;
create policy own on clock.punch for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on clock.punch to hearth_self;

-- What people answered when they clocked out. Rows are only added.
create table clock.attestation (
  punch_id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  took_breaks boolean,
  got_tips boolean,
  was_injured boolean,
  note text not null,
  foreign key (punch_id, group_id) references clock.punch (id, group_id),
  foreign key (employee_id, group_id) references team.employee (id, group_id)
);
create index attestation_person on clock.attestation (employee_id);
select platform.tenant_table('clock.attestation');
revoke insert, update, delete on clock.attestation from hearth_tenant;
revoke update, delete on clock.attestation from hearth_system;
create policy own on clock.attestation for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on clock.attestation to hearth_self;
