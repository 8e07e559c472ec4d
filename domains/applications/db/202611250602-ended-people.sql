-- Whose an ended application is, for the question whether it may be kept.
create or replace view applications.ended_view with (security_invoker = true) as
  select id, group_id, location_id, first_name, last_name, job_title, location_name, greatest(stage_entered_at, last_message_at) as last_contact_at,
    user_id, email, language, employer_name
  from applications.application where stage in ('REJECTED', 'WITHDRAWN');
