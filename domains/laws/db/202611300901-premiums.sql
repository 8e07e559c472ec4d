-- What changes of published shifts cost by law.
create schema laws;
-- A line for each change of a shift that a law asks pay for, also where its reason makes that nothing. Rows are only added.
create table laws.premium (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  employee_id uuid not null,
  -- The shift and the publication that made the change: a pack asks once for it.
  shift_id uuid not null,
  publication_id uuid not null,
  -- The day of the shift where it is worked: on this day it is paid.
  on_day date not null,
  -- The rule, as <pack>.<rule>, with the law as it was called then.
  rule text not null,
  law text not null,
  paragraph text not null,
  change text not null check (change in ('ADDED', 'EXTENDED', 'MOVED', 'REDUCED', 'CANCELLED')),
  reason text not null check (reason in
    ('EMPLOYER', 'EMPLOYEE_REQUEST', 'SWAP', 'DISCIPLINE', 'DISASTER', 'UTILITY_FAILURE', 'PUBLIC_ORDER', 'OVERTIME_OWED', 'PAID_IN_FULL')),
  note text not null,
  is_exempt boolean not null,
  notice_minutes integer not null,
  -- Pay for so many minutes; null for a fixed amount.
  paid_minutes integer,
  -- In minor units; null where pay was not known then.
  amount integer,
  currency text check (currency ~ '^[A-Z]{3}$'),
  before jsonb,
  after jsonb,
  at timestamptz not null,
  by_user uuid not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  constraint premium_once unique (publication_id, shift_id, employee_id, rule),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  foreign key (group_id, location_id) references core.brand (group_id, id)
);
create index premium_employee on laws.premium (employee_id, on_day);
create index premium_location on laws.premium (group_id, location_id, on_day);
select platform.tenant_table('laws.premium');
revoke update, delete on laws.premium from hearth_tenant, hearth_system;
select platform.audited_table('laws.premium', 'id');
