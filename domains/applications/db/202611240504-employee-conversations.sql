-- The conversations of somebody who was hired are found by their employment.
create index application_employee on applications.application (employee_id) where employee_id is not null;
create or replace view applications.application_view with (security_invoker = true) as
  select id, group_id, location_id, job_id, user_id, first_name, last_name, email, job_title, employer_name, location_name, location_city, stage,
    applied_at, stage_entered_at, unread_employer, unread_candidate, last_message_at, last_message, last_message_by, archived_at, search_text,
    assignee_user_id, snoozed_until, put_away_at, desk, employee_id
  from applications.application;
