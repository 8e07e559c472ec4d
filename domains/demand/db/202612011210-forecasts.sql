-- What is expected of one driver on one day at a location, spread over its quarter hours. A day that somebody has adjusted or approved
-- stays as it is until that is taken back (decision 0163).
create table demand.forecast_day (
  group_id uuid not null,
  brand_id uuid not null,
  driver text not null check (driver in ('SALES', 'COVERS', 'ORDERS', 'ROOM_NIGHTS', 'EVENTS')),
  day date not null,
  total integer not null check (total between 0 and 2000000000),
  -- The share of each quarter hour, in ten thousandths; empty where only days are known.
  profile smallint[] not null check (cardinality(profile) in (0, 96)),
  is_closed boolean not null,
  is_holiday boolean not null,
  currency text check (currency ~ '^[A-Z]{3}$'),
  adjusted integer check (adjusted between 0 and 2000000000),
  reason text check (reason <> ''),
  adjusted_by uuid references identity."user" (id) on delete set null,
  approved_by uuid references identity."user" (id) on delete set null,
  approved_at timestamptz,
  made_at timestamptz not null,
  version integer not null default 1,
  constraint forecast_day_adjusted_with_reason check ((adjusted is null) = (reason is null)),
  primary key (brand_id, driver, day),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index forecast_day_group on demand.forecast_day (group_id, brand_id);
create index forecast_day_adjusted_by on demand.forecast_day (adjusted_by);
create index forecast_day_approved_by on demand.forecast_day (approved_by);
select platform.tenant_table('demand.forecast_day');
revoke delete on demand.forecast_day from hearth_tenant;

-- How the last forecast of a driver was made, and how far off its method was on days that it had not seen.
create table demand.forecast_quality (
  group_id uuid not null,
  brand_id uuid not null,
  driver text not null check (driver in ('SALES', 'COVERS', 'ORDERS', 'ROOM_NIGHTS', 'EVENTS')),
  made_at timestamptz not null,
  method text not null,
  -- Of how many days the figures are; 0 where too little was known to compare.
  days_compared integer not null,
  -- [mape, wape, bias] of the forecast and of the plain mean of four same weekdays; empty without days.
  own double precision[] not null,
  plain double precision[] not null,
  -- From how many other locations it borrowed.
  lenders integer not null,
  days_known integer not null,
  primary key (brand_id, driver),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index forecast_quality_group on demand.forecast_quality (group_id, brand_id);
select platform.tenant_table('demand.forecast_quality');

-- Who adjusted, approved or took back what. Rows are only added.
create table demand.forecast_change (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  driver text not null check (driver in ('SALES', 'COVERS', 'ORDERS', 'ROOM_NIGHTS', 'EVENTS')),
  day date not null,
  action text not null check (action in ('ADJUSTED', 'TAKEN_BACK', 'APPROVED', 'REOPENED')),
  total_before integer not null,
  total_after integer not null,
  reason text not null,
  actor_id uuid references identity."user" (id) on delete set null,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index forecast_change_of_brand on demand.forecast_change (brand_id, driver, at desc, id desc);
create index forecast_change_group on demand.forecast_change (group_id, brand_id);
create index forecast_change_actor on demand.forecast_change (actor_id);
select platform.tenant_table('demand.forecast_change');
revoke update, delete on demand.forecast_change from hearth_tenant, hearth_system;
select platform.audited_table('demand.forecast_change', 'id');
