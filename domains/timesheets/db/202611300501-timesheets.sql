-- Timesheets as far as somebody did something with them, tips, and what went to payroll. Hours themselves are worked out, not stored.
create schema timesheets;

create table timesheets.sheet (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  employee_id uuid not null,
  period_from date not null,
  period_until date not null check (period_until >= period_from),
  state text not null check (state in ('OPEN', 'SUBMITTED', 'APPROVED', 'LOCKED', 'EXPORTED', 'REOPENED')),
  -- Who approved since it was last open, in order; each a different person.
  approved_by uuid[] not null check (cardinality(approved_by) <= 3),
  -- The sheet as it was approved, and the rules by which it was worked out; null while it follows from what is worked.
  content jsonb,
  -- Of what was approved: a difference shows that hours have changed since.
  fingerprint text not null,
  version integer not null,
  updated_at timestamptz not null,
  constraint sheet_in_group unique (id, group_id),
  constraint sheet_once unique (employee_id, period_from),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  foreign key (group_id, location_id) references core.brand (group_id, id),
  check ((content is null) = (state in ('OPEN', 'SUBMITTED', 'REOPENED')))
);
create index sheet_location on timesheets.sheet (group_id, location_id, period_from);
select platform.tenant_table('timesheets.sheet');
revoke delete on timesheets.sheet from hearth_tenant;

-- Who did what with a sheet. Rows are only added.
create table timesheets.sheet_change (
  id uuid primary key,
  group_id uuid not null,
  sheet_id uuid not null,
  employee_id uuid not null,
  -- Of the sheet afterwards: the order in which things were done.
  version integer not null,
  -- What was done together.
  batch_id uuid not null,
  act text not null check (act in ('SUBMIT', 'APPROVE', 'SEND_BACK', 'LOCK', 'EXPORT', 'REOPEN')),
  state text not null check (state in ('OPEN', 'SUBMITTED', 'APPROVED', 'LOCKED', 'EXPORTED', 'REOPENED')),
  worked_minutes integer not null,
  note text not null,
  at timestamptz not null,
  by_user uuid not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (sheet_id, group_id) references timesheets.sheet (id, group_id) on delete cascade
);
create unique index sheet_change_sheet on timesheets.sheet_change (sheet_id, version);
create index sheet_change_batch on timesheets.sheet_change (batch_id);
select platform.tenant_table('timesheets.sheet_change');
revoke update, delete on timesheets.sheet_change from hearth_tenant, hearth_system;
select platform.audited_table('timesheets.sheet_change', 'id');

-- Tips that people say they got from guests. The newest row of a day counts.
create table timesheets.declared_tip (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  on_day date not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null,
  idempotency_key uuid not null,
  constraint declared_tip_once unique (group_id, idempotency_key),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index declared_tip_employee on timesheets.declared_tip (employee_id, on_day, at);
select platform.tenant_table('timesheets.declared_tip');
revoke update, delete on timesheets.declared_tip from hearth_tenant;

-- Tip pools that were divided. Neither a pool nor a share changes afterwards.
create table timesheets.tip_pool (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  collected integer not null check (collected >= 0),
  kept_back integer not null check (kept_back >= 0),
  left_over integer not null check (left_over >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  method text not null check (method in ('HOURS', 'POINTS', 'SHARES')),
  weights jsonb not null,
  closed_by uuid not null,
  closed_at timestamptz not null,
  idempotency_key uuid not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  constraint tip_pool_in_group unique (id, group_id),
  constraint tip_pool_once unique (group_id, idempotency_key),
  foreign key (group_id, location_id) references core.brand (group_id, id)
);
create index tip_pool_location on timesheets.tip_pool (group_id, location_id, until_day);
select platform.tenant_table('timesheets.tip_pool');
revoke update, delete on timesheets.tip_pool from hearth_tenant, hearth_system;
select platform.audited_table('timesheets.tip_pool', 'id');

create table timesheets.tip_share (
  pool_id uuid not null,
  employee_id uuid not null,
  -- Somebody who worked in two positions has two shares.
  number smallint not null,
  group_id uuid not null,
  position_id uuid,
  minutes integer not null,
  weight integer not null,
  amount integer not null check (amount >= 0),
  primary key (pool_id, employee_id, number),
  foreign key (pool_id, group_id) references timesheets.tip_pool (id, group_id) on delete cascade,
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index tip_share_employee on timesheets.tip_share (employee_id);
select platform.tenant_table('timesheets.tip_share');
revoke update, delete on timesheets.tip_share from hearth_tenant;

-- Files that went to payroll, exactly as they were made.
create table timesheets.payroll_export (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  period_from date not null,
  period_until date not null,
  template_name text not null,
  only_changes boolean not null,
  -- What each person’s sheet was, to find what has changed since.
  sheets jsonb not null,
  people integer not null,
  row_count integer not null,
  minutes integer not null,
  amount bigint not null,
  currency text,
  file_name text not null,
  content text not null,
  by_user uuid not null,
  at timestamptz not null,
  idempotency_key uuid not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  constraint payroll_export_once unique (group_id, idempotency_key),
  foreign key (group_id, location_id) references core.brand (group_id, id)
);
create index payroll_export_location on timesheets.payroll_export (group_id, location_id, period_from, at);
select platform.tenant_table('timesheets.payroll_export');
revoke update, delete on timesheets.payroll_export from hearth_tenant, hearth_system;
select platform.audited_table('timesheets.payroll_export', 'id');
