-- What one person alone hears of an event besides: the key that they sent, by which their own page knows its news again.
alter table platform.outbox add column aside jsonb;
-- Keys that stood in news for everybody are told to nobody any more.
update platform.outbox set data = data - 'key' where type = 'scheduling.shifts_changed';
