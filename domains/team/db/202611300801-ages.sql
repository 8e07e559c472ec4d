-- Birth dates by employee, for what only people of some age need.
create view team.age_view with (security_invoker = true) as
  select id as employee_id, group_id, birth_date from team.employee where birth_date is not null;
grant select on team.age_view to hearth_tenant, hearth_system;
