-- How many applications stand at each stage, for each post. A move adds a line to each of two stages and changes none, so writers
-- never wait for each other; a job folds the lines of a stage into one now and then. The count is the sum at any moment.
create table applications.stage_count (
  group_id uuid not null,
  location_id uuid not null,
  job_id uuid not null,
  stage text not null,
  n int not null,
  folded boolean not null default false
);
create index stage_count_location on applications.stage_count (location_id, stage) include (group_id, n);
create index stage_count_job on applications.stage_count (job_id, stage) include (group_id, n);
create index stage_count_group on applications.stage_count (group_id, stage) include (n);
create index stage_count_unfolded on applications.stage_count (location_id, job_id, stage) where not folded;
select platform.tenant_table('applications.stage_count');
revoke update, delete on applications.stage_count from hearth_tenant;

create function applications.count_arrived() returns trigger language plpgsql as $$
begin
  insert into applications.stage_count (group_id, location_id, job_id, stage, n)
  select group_id, location_id, job_id, stage, count(*) from arrived where archived_at is null group by group_id, location_id, job_id, stage;
  return null;
end $$;
create trigger count_arrived after insert on applications.application
  referencing new table as arrived for each statement execute function applications.count_arrived();

create function applications.count_gone() returns trigger language plpgsql as $$
begin
  insert into applications.stage_count (group_id, location_id, job_id, stage, n)
  select group_id, location_id, job_id, stage, -count(*) from gone where archived_at is null group by group_id, location_id, job_id, stage;
  return null;
end $$;
create trigger count_gone after delete on applications.application
  referencing old table as gone for each statement execute function applications.count_gone();

create function applications.count_moved() returns trigger language plpgsql as $$
begin
  insert into applications.stage_count (group_id, location_id, job_id, stage, n)
  select group_id, location_id, job_id, stage, n from (values
    (old.group_id, old.location_id, old.job_id, old.stage, old.archived_at, -1),
    (new.group_id, new.location_id, new.job_id, new.stage, new.archived_at, 1)
  ) as step (group_id, location_id, job_id, stage, archived_at, n) where archived_at is null;
  return null;
end $$;
-- A message or a letter changes the row too: only what counts is counted.
create trigger count_moved after update of group_id, location_id, job_id, stage, archived_at on applications.application for each row
  when ((old.group_id, old.location_id, old.job_id, old.stage, old.archived_at is null)
    is distinct from (new.group_id, new.location_id, new.job_id, new.stage, new.archived_at is null))
  execute function applications.count_moved();

set local role hearth_system;
insert into applications.stage_count (group_id, location_id, job_id, stage, n, folded)
select group_id, location_id, job_id, stage, count(*), true from applications.application where archived_at is null
group by group_id, location_id, job_id, stage;
reset role;

-- The order of a column, whole: its first cards, and who waits since when, are read from the index alone.
drop index applications.application_board;
drop index applications.application_job;
drop index applications.application_location;
create index application_board on applications.application (group_id, stage, waiting_since, stage_entered_at, id) include (archived_at);
create index application_job on applications.application (job_id, stage, waiting_since, stage_entered_at, id) include (group_id, archived_at);
create index application_location on applications.application (location_id, stage, waiting_since, stage_entered_at, id) include (group_id, archived_at);

-- The order of an inbox and of a list, for a place and for a group.
drop index applications.application_inbox;
create index application_inbox on applications.application (group_id, last_message_at desc nulls last, applied_at desc, id);
create index application_inbox_location on applications.application (location_id, last_message_at desc nulls last, applied_at desc, id);
create index application_applied on applications.application (group_id, applied_at, id);
create index application_applied_location on applications.application (location_id, applied_at, id);
