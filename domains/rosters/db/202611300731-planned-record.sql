-- What the job that plans recurring shifts left open or out.
alter table rosters.change drop constraint change_action_check;
alter table rosters.change add constraint change_action_check
  check (action in ('CREATED', 'RENAMED', 'ARCHIVED', 'APPLIED', 'EDITED', 'SPLIT', 'ENDED', 'PLANNED'));
