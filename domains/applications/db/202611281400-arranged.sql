-- What is arranged with a candidate, and what was offered to them: kept with the application by the domains that know, so that a
-- board says it without asking them for each card.
alter table applications.application
  add column interview_state text check (interview_state in ('INVITED', 'BOOKED', 'DONE', 'NO_SHOW')),
  add column interview_at timestamptz,
  -- Where the interview is held, for its clock.
  add column interview_zone text,
  add column offer_state text check (offer_state in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  -- When the offer came to this state.
  add column offer_at timestamptz,
  add constraint interview_known check (interview_state is null or interview_zone is not null),
  add constraint interview_timed check (interview_state not in ('BOOKED', 'DONE', 'NO_SHOW') or interview_at is not null),
  add constraint offer_timed check ((offer_state is null) = (offer_at is null));
