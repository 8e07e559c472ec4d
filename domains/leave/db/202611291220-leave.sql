-- Closed days for time off, and what managers enter on balances. Policies are settings of brands; balances are worked out, not stored.
create schema leave;

-- Days on which a brand, and every place below it, wants nobody away.
create table leave.closed_period (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  is_yearly boolean not null,
  -- REFUSED: no requests. REASON: a manager approves with a reason.
  mode text not null check (mode in ('REFUSED', 'REASON')),
  reason text not null check (reason <> ''),
  version integer not null,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  updated_by uuid references identity."user" (id) on delete set null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  -- The key of the request: sending it again finds this row.
  idempotency_key uuid not null,
  constraint closed_period_once unique (group_id, idempotency_key),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index closed_period_brand on leave.closed_period (group_id, brand_id) where archived_at is null;
create index closed_period_created_by on leave.closed_period (created_by);
create index closed_period_updated_by on leave.closed_period (updated_by);
select platform.tenant_table('leave.closed_period');
revoke delete on leave.closed_period from hearth_tenant;
select platform.audited_table('leave.closed_period', 'id');

-- Adjustments, opening balances and days a week of people. Rows are only added: a mistake is undone by another row.
create table leave.balance_change (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  time_off_kind text not null check (time_off_kind in ('HOLIDAY', 'SICK', 'UNPAID', 'OTHER')),
  kind text not null check (kind in ('OPENING', 'ADJUSTMENT', 'WEEK_DAYS')),
  on_day date not null,
  -- Hundredths of a day or minutes, as `unit` says: that of the policy when it was entered, which may count otherwise later.
  amount integer,
  unit text check (unit in ('DAYS', 'HOURS')),
  week_days smallint check (week_days between 1 and 7),
  reason text not null check (reason <> ''),
  at timestamptz not null,
  by_user uuid not null,
  idempotency_key uuid not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  constraint balance_change_once unique (group_id, idempotency_key),
  foreign key (employee_id, group_id) references team.employee (id, group_id),
  check ((amount is null) = (kind = 'WEEK_DAYS') and (unit is null) = (kind = 'WEEK_DAYS') and (week_days is null) = (kind <> 'WEEK_DAYS'))
);
create index balance_change_person on leave.balance_change (employee_id, at);
select platform.tenant_table('leave.balance_change');
revoke update, delete on leave.balance_change from hearth_tenant, hearth_system;
create policy own on leave.balance_change for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on leave.balance_change to hearth_self;
select platform.audited_table('leave.balance_change', 'id');

-- Why a manager approved a request on closed days or beyond the balance. Rows are only added.
create table leave.approval_change (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  request_id uuid not null,
  reason text not null check (reason <> ''),
  at timestamptz not null,
  by_user uuid not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (employee_id, group_id) references team.employee (id, group_id)
);
create index approval_change_person on leave.approval_change (employee_id, at);
select platform.tenant_table('leave.approval_change');
revoke update, delete on leave.approval_change from hearth_tenant, hearth_system;
create policy own on leave.approval_change for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on leave.approval_change to hearth_self;
select platform.audited_table('leave.approval_change', 'id');
