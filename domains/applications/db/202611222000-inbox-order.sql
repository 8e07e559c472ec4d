-- The order of the inbox, for one place and for a whole group: a page of it is read from its beginning, not sorted out of everything.
-- What is counted stands in the indexes too, so that counting reads no rows.
drop index applications.application_inbox;
drop index applications.application_inbox_location;
create index application_inbox on applications.application (group_id, (coalesce(last_message_at, '-infinity')) desc, applied_at desc, id desc)
  include (location_id, archived_at);
create index application_place_inbox on applications.application (location_id, (coalesce(last_message_at, '-infinity')) desc, applied_at desc, id desc)
  include (group_id, archived_at);
drop index applications.application_unread;
create index application_unread on applications.application (group_id, location_id) include (unread_employer, archived_at) where unread_employer > 0;
