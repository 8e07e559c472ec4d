import { defineFailure } from '@hearth/kit/failure';

export const JOB_INCOMPLETE = defineFailure('JOB_INCOMPLETE', 422, 'Something is missing before this job can go live.');
export const JOB_ACTION_REFUSED = defineFailure(
  'JOB_ACTION_REFUSED',
  409,
  'In its present state this cannot be done to the job.',
);
export const JOB_CHANGED = defineFailure(
  'JOB_CHANGED',
  409,
  'Somebody else changed this job. What you typed is kept; reload to see their changes.',
);
export const NOTHING_TO_UNDO = defineFailure('NOTHING_TO_UNDO', 409, 'The last change can no longer be undone.');
export const LOCATION_REFUSED = defineFailure('LOCATION_REFUSED', 403, 'You may not post jobs at this location.');
export const FIELD_LOCKED = defineFailure('FIELD_LOCKED', 403, 'Your group has locked this part of the post.');
export const TEMPLATE_CHANGED = defineFailure(
  'TEMPLATE_CHANGED',
  409,
  'Somebody else changed this template. Reload to see their changes.',
);
export const REQUISITION_NEEDED = defineFailure(
  'REQUISITION_NEEDED',
  422,
  'Here a job goes live only with an approved hiring request.',
);
export const HEADCOUNT_USED = defineFailure(
  'HEADCOUNT_USED',
  422,
  'The hiring request does not have so many places left.',
);
export const QUESTION_CHANGED = defineFailure(
  'QUESTION_CHANGED',
  409,
  'Somebody else changed this question. What you typed is kept; open it again to see their changes.',
);
export const QUESTION_FROM_ABOVE = defineFailure(
  'QUESTION_FROM_ABOVE',
  403,
  'This question belongs to another brand of your group and is changed there.',
);
export const POSTED_THERE = defineFailure(
  'POSTED_THERE',
  409,
  'This job is already posted at that location. Change its post there.',
);
export const PIPELINE_CHANGED = defineFailure(
  'PIPELINE_CHANGED',
  409,
  'Somebody else changed these steps. What you typed is kept; open them again to see their changes.',
);
export const STEPS_REFUSED = defineFailure(
  'STEPS_REFUSED',
  422,
  'The steps begin with a new application and follow the order of their types; several of one type need names of their own.',
);
export const POSITION_TAKEN = defineFailure('POSITION_TAKEN', 409, 'Another pipeline is for one of these positions.');
export const TOO_MANY_PIPELINES = defineFailure('TOO_MANY_PIPELINES', 422, 'A group keeps fifty pipelines at most.');
export const STEPS_FIXED = defineFailure('STEPS_FIXED', 409, 'A post keeps the steps with which it first went live.');
export const QUESTION_FOR_OTHERS = defineFailure(
  'QUESTION_FOR_OTHERS',
  409,
  'This question of the bank is for other positions.',
);
export const SITE_DOMAIN_TAKEN = defineFailure(
  'SITE_DOMAIN_TAKEN',
  409,
  'Another career page has proven this domain and uses it.',
);
