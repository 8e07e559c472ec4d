-- What makes two candidates look alike, kept with each application so that an index finds it: the letters of the address before
-- its tag and without dots, and the last seven digits of the telephone number. Whether they are alike is decided by a rule.
alter table applications.application
  add column email_stem text generated always as (split_part(replace(split_part(lower(email), '@', 1), '.', ''), '+', 1)) stored,
  add column phone_tail text generated always as (right(regexp_replace(phone, '\D', '', 'g'), 7)) stored;
create index application_email_stem on applications.application (group_id, email_stem) where email_stem <> '';
create index application_phone_tail on applications.application (group_id, phone_tail) where length(phone_tail) = 7;

-- Who applied, as other domains look at people: without what they wrote.
create view applications.candidate_view with (security_invoker = true) as
  select id, group_id, location_id, job_id, user_id, first_name, last_name, email, phone, language, job_title, position_name,
    location_name, stage, source, applied_at, greatest(stage_entered_at, last_message_at) as last_contact_at, archived_at, email_stem, phone_tail
  from applications.application;
grant select on applications.candidate_view to hearth_tenant, hearth_self, hearth_system;
