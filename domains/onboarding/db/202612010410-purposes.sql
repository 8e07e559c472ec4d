-- Onboarding was for new hires alone; leaving and moving within a group are journeys too.
alter table onboarding.template add column purpose text not null default 'JOINING' check (purpose in ('JOINING', 'LEAVING', 'MOVING'));
alter table onboarding.journey add column purpose text not null default 'JOINING' check (purpose in ('JOINING', 'LEAVING', 'MOVING'));
comment on column onboarding.journey.starts_on is 'The first day of work, the last one, or the day of the move.';
-- By what the day on which a step is due follows when that day moves; of steps from before, null.
alter table onboarding.step add column offset_days smallint;

drop index onboarding.journey_under_way;
create unique index journey_under_way on onboarding.journey (employee_id, purpose) where state = 'UNDER_WAY';

alter table onboarding.change drop constraint change_action_check;
alter table onboarding.change add constraint change_action_check check (action in ('CREATED', 'CHANGED', 'ARCHIVED', 'STARTED', 'CANCELLED', 'ENDED', 'LINK_SENT',
  'NUDGED', 'BUDDY', 'SENT', 'DONE', 'APPROVED', 'SENT_BACK', 'WAIVED', 'LOOKED', 'RESCHEDULED'));
