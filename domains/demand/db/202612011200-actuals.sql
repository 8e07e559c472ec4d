-- What really happened at a location: so much of one driver on one day (decision 0162). One row has the whole day, so that three years
-- of quarter hours are a thousand rows and not a hundred thousand.
create table demand.actual_day (
  group_id uuid not null,
  brand_id uuid not null,
  driver text not null check (driver in ('SALES', 'COVERS', 'ORDERS', 'ROOM_NIGHTS', 'EVENTS')),
  day date not null,
  step_minutes smallint not null check (step_minutes in (15, 60, 1440)),
  -- By the wall clock. Of sales, minor units of the currency.
  counts integer[] not null check (cardinality(counts) = 1440 / step_minutes and 0 <= all (counts)),
  total integer not null check (total between 0 and 2000000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  changed_by uuid references identity."user" (id) on delete set null,
  changed_at timestamptz not null,
  constraint actual_day_money_has_currency check ((driver = 'SALES') = (currency is not null)),
  primary key (brand_id, driver, day),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index actual_day_group on demand.actual_day (group_id, brand_id);
create index actual_day_changed_by on demand.actual_day (changed_by);
select platform.tenant_table('demand.actual_day');
revoke delete on demand.actual_day from hearth_tenant;

-- Values that were replaced by others. Rows are only added.
create table demand.actual_change (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  driver text not null check (driver in ('SALES', 'COVERS', 'ORDERS', 'ROOM_NIGHTS', 'EVENTS')),
  day date not null,
  -- A file, or a call of a till.
  source text not null check (source in ('FILE', 'CALL')),
  file_name text,
  step_before smallint not null check (step_before in (15, 60, 1440)),
  counts_before integer[] not null,
  total_before integer not null,
  total_after integer not null,
  currency_before text,
  actor_id uuid references identity."user" (id) on delete set null,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index actual_change_of_brand on demand.actual_change (brand_id, at desc, id desc);
create index actual_change_group on demand.actual_change (group_id, brand_id);
create index actual_change_actor on demand.actual_change (actor_id);
select platform.tenant_table('demand.actual_change');
revoke update, delete on demand.actual_change from hearth_tenant, hearth_system;
select platform.audited_table('demand.actual_change', 'id');
