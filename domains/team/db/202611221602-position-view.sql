-- Published to other domains.
create view team.position_view with (security_invoker = true) as
  select id, group_id, name, department, tint, archived_at from team.position;
grant select on team.position_view to hearth_tenant, hearth_self, hearth_system;
