-- What of their profile a candidate sent along, as it was then; null where nothing.
alter table applications.application add column profile jsonb;
