-- Birth dates by account, for what protects people who are young. The system scope alone reads it.
create view team.birth_view with (security_invoker = true) as
  select group_id, user_id, birth_date from team.employee where user_id is not null and birth_date is not null;
grant select on team.birth_view to hearth_system;
