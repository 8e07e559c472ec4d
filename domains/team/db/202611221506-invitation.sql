-- Cards with which an employee without an account makes one, or chooses a new password for one without an address.
-- One for each employee: a new card takes the place of the one before. Neither the code nor the PIN is kept.
create table team.invitation (
  employee_id uuid primary key references team.employee (id) on delete cascade,
  group_id uuid not null,
  purpose text not null check (purpose in ('JOIN', 'RESET')),
  code_hash bytea not null constraint invitation_code unique,
  -- Of the PIN, keyed with the code: without the card six digits cannot be guessed from it.
  pin_hash bytea not null,
  wrong_pins int not null default 0,
  made_by uuid not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index invitation_group on team.invitation (group_id);
select platform.tenant_table('team.invitation');

-- What became of the cards.
create table team.invitation_event (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null references team.employee (id) on delete cascade,
  purpose text not null check (purpose in ('JOIN', 'RESET')),
  what text not null check (what in ('MADE', 'WITHDRAWN', 'LOCKED', 'USED')),
  -- Whoever did it; the employee's own account when a card was used; nobody for wrong PINs.
  user_id uuid,
  at timestamptz not null,
  -- In the order in which it happened, also within a millisecond.
  seq bigint generated always as identity
);
create index invitation_event_employee on team.invitation_event (employee_id, seq desc);
create index invitation_event_group on team.invitation_event (group_id);
select platform.tenant_table('team.invitation_event');
revoke update, delete on team.invitation_event from hearth_tenant;
