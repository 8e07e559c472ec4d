-- What is missing is counted in levels of a skill.
alter table compliance.finding
  drop constraint finding_unit_check,
  add constraint finding_unit_check check (unit in ('minutes', 'days', 'levels'));
