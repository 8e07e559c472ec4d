-- Whether somebody said with their application that they are under eighteen.
alter table applications.application add column says_minor boolean not null default false;
create view applications.minor_view with (security_invoker = true) as
  select id, group_id, location_id, user_id, says_minor from applications.application;
grant select on applications.minor_view to hearth_system;
