-- How a location schedules is set as everything else that a place sets for itself and all below it: inherited, perhaps locked, with a version.
insert into core.brand_setting (group_id, brand_id, name, value, updated_at, version, locked)
select group_id, location_id, 'scheduling.week', jsonb_build_object('starts_on', week_start), now(), 1, false
  from scheduling.location_setting where week_start <> 1;
insert into core.brand_setting (group_id, brand_id, name, value, updated_at, version, locked)
select group_id, location_id, 'scheduling.rules', rule_set, now(), 1, false
  from scheduling.location_setting where rule_set is not null;
drop table scheduling.location_setting;
