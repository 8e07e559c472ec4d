-- What a message asks for can be a time of a real interview: the ask follows it.
alter table messaging.ask drop constraint ask_kind_check,
  add constraint ask_kind_check check (kind in ('TIME', 'DOCUMENT', 'CONFIRM', 'INTERVIEW')),
  add column interview_id uuid references interviews.interview (id) on delete cascade,
  add constraint ask_interview check ((kind = 'INTERVIEW') = (interview_id is not null));
create index ask_interview on messaging.ask (interview_id) where interview_id is not null;
