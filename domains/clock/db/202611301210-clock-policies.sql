-- Which manager said yes at the tablet to a punch that needs it: their account.
alter table clock.punch_device add column approved_by uuid;

-- Entries of tablets that were decided on long ago are deleted.
grant delete on clock.held_punch to hearth_system;
create index held_punch_settled on clock.held_punch (settled_at) where state <> 'WAITING';

-- Who began work some hours ago, whoever and wherever: rows come nearly in the order of time, so ranges of blocks are enough.
create index punch_time on clock.punch using brin (at);
