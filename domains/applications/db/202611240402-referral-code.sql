-- The code of the link that a colleague shared, with which an application came; whose it was is found out above.
alter table applications.application add column referral_code text;

-- Whom applications came from by which way, for those who count what a way has cost and look after what was promised for it.
create view applications.source_view with (security_invoker = true) as
  select id, group_id, location_id, job_id, user_id, first_name, last_name, phone, job_title, location_name, stage, source, applied_at, employee_id, archived_at
  from applications.application;
grant select on applications.source_view to hearth_tenant, hearth_self, hearth_system;
