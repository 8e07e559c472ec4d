-- At which of its post's own steps an application stands, and which way it went. Null where the post has the usual stages, and at an end.
alter table applications.application add column step_id uuid;
alter table applications.stage_event add column from_step_id uuid, add column to_step_id uuid;
alter table applications.past_step add column to_step_id uuid;
alter table applications.stage_count add column step_id uuid;

-- The order of a step's column on the board of its post.
create index application_step on applications.application (job_id, step_id, waiting_since, stage_entered_at, id)
  include (group_id, archived_at) where step_id is not null;

-- Counts are kept for each step as they are for each stage, which is the sum of its steps.
drop index applications.stage_count_job;
create index stage_count_job on applications.stage_count (job_id, stage, step_id) include (group_id, n);
drop index applications.stage_count_unfolded;
create index stage_count_unfolded on applications.stage_count (location_id, job_id, stage, step_id) where not folded;

create or replace function applications.count_arrived() returns trigger language plpgsql as $$
begin
  insert into applications.stage_count (group_id, location_id, job_id, stage, step_id, n)
  select group_id, location_id, job_id, stage, step_id, count(*) from arrived where archived_at is null
  group by group_id, location_id, job_id, stage, step_id;
  return null;
end $$;
create or replace function applications.count_gone() returns trigger language plpgsql as $$
begin
  insert into applications.stage_count (group_id, location_id, job_id, stage, step_id, n)
  select group_id, location_id, job_id, stage, step_id, -count(*) from gone where archived_at is null
  group by group_id, location_id, job_id, stage, step_id;
  return null;
end $$;
create or replace function applications.count_moved() returns trigger language plpgsql as $$
begin
  insert into applications.stage_count (group_id, location_id, job_id, stage, step_id, n)
  select group_id, location_id, job_id, stage, step_id, n from (values
    (old.group_id, old.location_id, old.job_id, old.stage, old.step_id, old.archived_at, -1),
    (new.group_id, new.location_id, new.job_id, new.stage, new.step_id, new.archived_at, 1)
  ) as step (group_id, location_id, job_id, stage, step_id, archived_at, n) where archived_at is null;
  return null;
end $$;
drop trigger count_moved on applications.application;
create trigger count_moved after update of group_id, location_id, job_id, stage, step_id, archived_at on applications.application for each row
  when ((old.group_id, old.location_id, old.job_id, old.stage, old.step_id, old.archived_at is null)
    is distinct from (new.group_id, new.location_id, new.job_id, new.stage, new.step_id, new.archived_at is null))
  execute function applications.count_moved();
