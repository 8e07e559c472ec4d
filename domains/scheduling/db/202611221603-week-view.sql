-- Published to other domains: which weeks there are, and at which version each stands.
create view scheduling.week_view with (security_invoker = true) as
  select location_id, week, group_id, version, published_at from scheduling.schedule_week;
grant select on scheduling.week_view to hearth_tenant, hearth_system;
create index schedule_week_day on scheduling.schedule_week (week, location_id);
