-- The place that a notice is about: its mail wears the brand of it.
alter table notices.notice add column place_id uuid;
