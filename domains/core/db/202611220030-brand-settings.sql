-- What a brand sets for itself and everything below it: reports, reporting of one service, waivers of breaks, measuring of pages.
create table core.brand_setting (
  group_id uuid not null,
  brand_id uuid not null,
  name text not null check (name in ('reports', 'service_reporting', 'break_waivers', 'rum')),
  -- The service that a reporting setting speaks of; empty for the others.
  service text not null default '' check ((service <> '') = (name = 'service_reporting')),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (group_id, brand_id, name, service),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
select platform.tenant_table('core.brand_setting');

insert into core.brand_setting (group_id, brand_id, name, value, updated_at)
select group_id, brand_id, 'reports', jsonb_build_object('location_filter_type', location_filter_type), now()
  from core.report_setting;
drop table core.report_setting;
