-- Published too: the text in which people are found, for searches of higher domains.
create or replace view team.employee_view with (security_invoker = true) as
  select e.id, e.group_id, e.location_id, e.user_id, e.first_name, e.last_name, e.employee_number, e.email, e.phone, e.status,
    e.position_id, p.name as position_name, p.department, e.contract_minutes_per_week, e.hire_date, e.end_date, e.search
  from team.employee e left join team.position p on p.id = e.position_id;
