-- The hours and wages that a location means to plan: for every week, and for single weeks that differ.
create table rosters.week_budget (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  -- The first day of a week that has targets of its own; null: of every other week.
  week date,
  -- [{department, minutes, cost}]; the department is null for the whole location, and cost is in minor units of its currency.
  targets jsonb not null,
  version integer not null,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  updated_by uuid references identity."user" (id) on delete set null,
  updated_at timestamptz not null,
  constraint week_budget_once unique nulls not distinct (location_id, week),
  foreign key (group_id, location_id) references core.brand (group_id, id) on delete cascade
);
create index week_budget_group on rosters.week_budget (group_id, location_id);
create index week_budget_created_by on rosters.week_budget (created_by);
create index week_budget_updated_by on rosters.week_budget (updated_by);
select platform.tenant_table('rosters.week_budget');
revoke delete on rosters.week_budget from hearth_tenant;
select platform.audited_table('rosters.week_budget', 'id');
