-- What a brand may spend on people whom it hires in a year or a quarter, in one currency; and what requests cost.
create table requisitions.budget (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  year int not null check (year between 2000 and 2100),
  quarter int check (quarter between 1 and 4),
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on),
  currency text not null references core.currency (code),
  amount bigint not null check (amount >= 0),
  -- Over it: one more role is asked, or nothing goes.
  over text not null check (over in ('ASK', 'REFUSE')),
  over_role text check ((over_role is not null) = (over = 'ASK')),
  updated_by uuid not null,
  updated_at timestamptz not null
);
create unique index budget_period on requisitions.budget (brand_id, year, coalesce(quarter, 0), currency);
create index budget_group on requisitions.budget (group_id, year);
create index budget_currency on requisitions.budget (currency);
select platform.tenant_table('requisitions.budget');

-- Who set which budget to what. Rows are only ever added; they outlive the budget.
create table requisitions.budget_change (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  year int not null,
  quarter int,
  currency text not null,
  -- Null where it was taken away.
  amount bigint,
  over text,
  over_role text,
  by_user_id uuid not null,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index budget_change_brand on requisitions.budget_change (brand_id, at desc);
create index budget_change_group on requisitions.budget_change (group_id);
select platform.tenant_table('requisitions.budget_change');
revoke update, delete on requisitions.budget_change from hearth_tenant, hearth_system;

alter table requisitions.requisition
  add column first_day date,
  add column currency text,
  -- Hours a week in minutes, and pay an hour from and to in minor units: all or nothing.
  add column weekly_minutes int check (weekly_minutes > 0),
  add column pay_from bigint check (pay_from > 0),
  add column pay_to bigint check (pay_to >= pay_from),
  add column hires int not null default 0 check (hires >= 0),
  -- The nearest budget, and what one place takes of it at the upper end of the pay.
  add column budget_id uuid references requisitions.budget (id) on delete set null,
  add column place_cost bigint,
  -- By how much it went over its budget when that was noticed, and why all the same.
  add column over_by bigint check (over_by > 0),
  add column over_reason text not null default '',
  add column closed_by uuid,
  add column closed_at timestamptz,
  add check ((weekly_minutes is null) = (pay_from is null) and (weekly_minutes is null) = (pay_to is null) and (weekly_minutes is null) = (currency is null)),
  drop constraint requisition_status_check,
  add constraint requisition_status_check check (status in ('WAITING', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'CLOSED')),
  add check ((status = 'CLOSED') = (closed_at is not null));
update requisitions.requisition set first_day = coalesce(needed_by, (requested_at at time zone 'UTC')::date);
alter table requisitions.requisition alter column first_day set not null;
create index requisition_budget on requisitions.requisition (budget_id);
create index requisition_first_day on requisitions.requisition (group_id, first_day) where weekly_minutes is not null;

alter table requisitions.step add column for_budget boolean not null default false;
