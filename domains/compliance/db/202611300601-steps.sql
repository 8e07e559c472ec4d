-- What shifts of somebody new wait for is counted in steps.
alter table compliance.finding drop constraint finding_unit_check,
  add constraint finding_unit_check check (unit in ('minutes', 'days', 'levels', 'steps'));
