-- Shared tablets on which the people of a location clock in, each paired once by a code. Of the code and of what the tablet proves
-- itself with only hashes are kept.
create table clock.kiosk (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  name text not null check (name <> ''),
  made_by uuid not null,
  made_at timestamptz not null,
  code_hash bytea unique,
  code_ends_at timestamptz,
  device_hash bytea unique,
  -- Opens what the tablet sends: PINs that wait on it without a network are sealed for the server alone.
  private_key text,
  paired_at timestamptz,
  last_seen_at timestamptz,
  -- The tablet counts what it sends. A number that comes twice means that two tablets use one pairing.
  last_serial integer not null check (last_serial >= 0),
  -- Wrong PINs of whomever, and since when they are counted.
  wrong_pins integer not null check (wrong_pins >= 0),
  wrong_since timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  -- What it sent from here on is to be looked at: it was lost then, or a second tablet showed up.
  suspect_from timestamptz,
  version integer not null,
  constraint kiosk_of_group unique (id, group_id),
  foreign key (group_id, location_id) references core.brand (group_id, id),
  check ((revoked_at is null) = (revoked_by is null)),
  check ((code_hash is null) = (code_ends_at is null)),
  check ((device_hash is null) = (private_key is null) and (device_hash is null) = (paired_at is null))
);
create index kiosk_location on clock.kiosk (group_id, location_id);
create index kiosk_place on clock.kiosk (location_id, made_at);
select platform.secured_table('clock.kiosk');

-- The PIN of an employee, as a sealed hash, and the wrong ones in a row.
create table clock.employee_pin (
  employee_id uuid primary key,
  group_id uuid not null,
  pin text not null,
  wrong_pins integer not null check (wrong_pins >= 0),
  locked_until timestamptz,
  set_at timestamptz not null,
  set_by uuid not null,
  foreign key (employee_id, group_id) references team.employee (id, group_id)
);
select platform.secured_table('clock.employee_pin');

-- Which tablet a punch came from. Rows are only added.
create table clock.punch_device (
  punch_id uuid primary key,
  group_id uuid not null,
  kiosk_id uuid not null,
  foreign key (punch_id, group_id) references clock.punch (id, group_id),
  foreign key (kiosk_id, group_id) references clock.kiosk (id, group_id)
);
create index punch_device_kiosk on clock.punch_device (kiosk_id);
select platform.tenant_table('clock.punch_device');
revoke insert, update, delete on clock.punch_device from hearth_tenant;
revoke update, delete on clock.punch_device from hearth_system;

-- What a tablet sent that was not taken as a punch, and may have happened: a manager decides.
create table clock.held_punch (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  kiosk_id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('IN', 'OUT', 'BREAK_START', 'BREAK_END')),
  at timestamptz not null,
  received_at timestamptz not null,
  cause text not null check (cause in ('WRONG_PIN', 'LOCKED', 'REVOKED')),
  idempotency_key uuid not null,
  state text not null check (state in ('WAITING', 'ADDED', 'DISMISSED')),
  settled_by uuid,
  settled_at timestamptz,
  constraint held_punch_once unique (group_id, idempotency_key),
  foreign key (employee_id, group_id) references team.employee (id, group_id),
  foreign key (kiosk_id, group_id) references clock.kiosk (id, group_id),
  foreign key (group_id, location_id) references core.brand (group_id, id),
  check ((settled_at is null) = (state = 'WAITING') and (settled_by is null) = (state = 'WAITING'))
);
create index held_punch_waiting on clock.held_punch (location_id, at) where state = 'WAITING';
create index held_punch_person on clock.held_punch (employee_id);
create index held_punch_kiosk on clock.held_punch (kiosk_id);
select platform.tenant_table('clock.held_punch');
revoke insert, update, delete on clock.held_punch from hearth_tenant;
revoke delete on clock.held_punch from hearth_system;
