-- Where people work within a location: the bar, the terrace, the pass. Shifts name theirs in words, today's and former ones.
create table workplace.station (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  name text not null check (name <> ''),
  -- What it was called before: shifts of earlier weeks still say so.
  former_names text[] not null,
  -- One of the departments of positions; its colour is that of the department.
  department text check (department in ('KITCHEN', 'BAR', 'FLOOR', 'HOST', 'FRONT_DESK', 'HOUSEKEEPING', 'MANAGEMENT', 'OTHER')),
  -- What wages that are worked there are booked on.
  cost_centre text not null,
  place smallint not null,
  version integer not null,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  updated_by uuid references identity."user" (id) on delete set null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  -- The key of the request: sending it again finds this row.
  idempotency_key uuid not null,
  constraint station_once unique (group_id, idempotency_key),
  foreign key (group_id, location_id) references core.brand (group_id, id) on delete cascade
);
-- One name, whoever writes it how: also of those that are out of use, which are restored rather than made anew.
create unique index station_name on workplace.station (location_id, platform.searchable(name));
create index station_group on workplace.station (group_id, location_id);
create index station_created_by on workplace.station (created_by);
create index station_updated_by on workplace.station (updated_by);
select platform.tenant_table('workplace.station');
revoke delete on workplace.station from hearth_tenant;
select platform.audited_table('workplace.station', 'id');

-- What managers typed so far becomes what they choose from: at each location the forty names that were written most.
insert into workplace.station
  (id, group_id, location_id, name, former_names, department, cost_centre, place, version, created_at, updated_at, idempotency_key)
select gen_random_uuid(), group_id, location_id, name, '{}', null, '', place, 1, now(), now(), gen_random_uuid()
from (
  select group_id, location_id, min(btrim(station)) as name,
    row_number() over (partition by location_id order by count(*) desc, min(btrim(station))) as place
  from scheduling.shift where btrim(station) <> ''
  group by group_id, location_id, platform.searchable(btrim(station))) written
where place <= 40;
