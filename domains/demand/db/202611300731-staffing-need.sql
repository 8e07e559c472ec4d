-- How many people a location needs in a position, at a time of day, on some weekdays.
create table demand.staffing_need (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  position_id uuid not null,
  -- Monday is 1, as in ISO 8601.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  start_time time not null,
  -- At or before the start: on the next day.
  end_time time not null check (end_time <> start_time),
  heads smallint not null check (heads between 1 and 99),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  version integer not null default 1,
  changed_at timestamptz not null,
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade,
  foreign key (position_id, group_id) references team.position (id, group_id) on delete cascade
);
create index staffing_need_of_brand on demand.staffing_need (group_id, brand_id);
create index staffing_need_position on demand.staffing_need (position_id);
select platform.tenant_table('demand.staffing_need');
