-- A try that only shows what would happen: who set it going, and what came of it. It signs nobody in.
alter table federation.attempt add column trial_by uuid references identity."user" (id) on delete cascade;
alter table federation.attempt add column trial jsonb;
create index attempt_trial_by on federation.attempt (trial_by);
