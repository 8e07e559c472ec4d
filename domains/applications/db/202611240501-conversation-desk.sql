-- Who of the house looks after a conversation, until when it rests, and whether it was put away.
alter table applications.application
  add column assignee_user_id uuid references identity."user" (id) on delete set null,
  add column snoozed_until timestamptz,
  add column put_away_at timestamptz;
-- Where in the inbox it lies: 0 nobody's, 1 somebody's, 2 resting, 3 put away. Each part has its own stretch of an index, so that a page of any part
-- is read from its beginning; several parts are merged. One index for each order, as before.
alter table applications.application
  add column desk smallint not null generated always as (
    case when put_away_at is not null then 3 when snoozed_until is not null then 2 when assignee_user_id is not null then 1 else 0 end) stored;
drop index applications.application_inbox;
drop index applications.application_place_inbox;
create index application_inbox on applications.application (group_id, desk, (coalesce(last_message_at, '-infinity')) desc, applied_at desc, id desc)
  include (location_id, archived_at);
create index application_place_inbox on applications.application (location_id, desk, (coalesce(last_message_at, '-infinity')) desc, applied_at desc, id desc)
  include (group_id, archived_at);
create index application_assigned on applications.application
  (assignee_user_id, desk, (coalesce(last_message_at, '-infinity')) desc, applied_at desc, id desc) where assignee_user_id is not null;
create index application_snoozed on applications.application (snoozed_until) where snoozed_until is not null;

create or replace view applications.application_view with (security_invoker = true) as
  select id, group_id, location_id, job_id, user_id, first_name, last_name, email, job_title, employer_name, location_name, location_city, stage,
    applied_at, stage_entered_at, unread_employer, unread_candidate, last_message_at, last_message, last_message_by, archived_at, search_text,
    assignee_user_id, snoozed_until, put_away_at, desk
  from applications.application;
