-- What kinds of notices need, also for those that were written before and say where: they are shown only to whoever still holds it there.
set local role hearth_system;
update notices.notice n set needs = array[kinds.permission]
from (values
  ('clock.waiting', 'PUBLISH_SCHEDULE'),
  ('clock.late', 'PUBLISH_SCHEDULE'),
  ('clock.tablet', 'PUBLISH_SCHEDULE'),
  ('deals.waiting', 'PUBLISH_SCHEDULE'),
  ('qualifications.waiting', 'MANAGE_TEAM'),
  ('qualifications.summary', 'MANAGE_TEAM'),
  ('signatures.waiting', 'MANAGE_TEAM'),
  ('signatures.ended', 'VIEW_TEAM'),
  ('hiring.messageReceived', 'VIEW_MESSAGES'),
  ('hiring.mentioned', 'VIEW_MESSAGES'),
  ('hiring.interviewChanged', 'VIEW_APPLICATIONS'),
  ('hiring.candidateLate', 'VIEW_APPLICATIONS'),
  ('hiring.scorecardDue', 'VIEW_APPLICATIONS'),
  ('hiring.offerAnswered', 'HIRE'),
  ('hiring.joined', 'VIEW_APPLICATIONS'),
  ('webhooks.changed', 'MANAGE_ACCESS'),
  ('webhooks.paused', 'MANAGE_ACCESS'),
  ('tokens.created', 'MANAGE_ACCESS')
) as kinds (kind, permission)
where n.kind = kinds.kind and n.needs = '{}' and n.place_id is not null;
reset role;
