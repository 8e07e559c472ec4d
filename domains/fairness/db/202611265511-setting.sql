-- Which questions for statistics a group asks is a setting like the others.
insert into core.brand_setting (group_id, brand_id, name, value, updated_at, updated_by, version, locked)
select group_id, group_id, 'fairness.questions', jsonb_build_object('asks', asks, 'contractor', contractor), set_at, set_by, 1, false
  from fairness.setting;
drop table fairness.setting;
