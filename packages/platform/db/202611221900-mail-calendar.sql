-- An invitation for calendars that travels with a message: REQUEST, or CANCEL for one that no longer holds.
alter table platform.mail add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  add column calendar text,
  add constraint mail_calendar check ((calendar is null) = (calendar_method is null));
