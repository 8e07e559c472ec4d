-- What a message to somebody who applied is filled with.
create view applications.receiver_view with (security_invoker = true) as
  select id, group_id, location_id, user_id, first_name, last_name, email, language, job_title, employer_name, location_name, location_city, stage, archived_at
  from applications.application;
grant select on applications.receiver_view to hearth_tenant, hearth_self, hearth_system;
