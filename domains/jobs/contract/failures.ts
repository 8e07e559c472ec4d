import { defineFailure } from '@hearth/kit/failure';

export const JOB_INCOMPLETE = defineFailure('JOB_INCOMPLETE', 422, 'Fill in what’s missing before this job goes live.');
export const JOB_ACTION_REFUSED = defineFailure(
  'JOB_ACTION_REFUSED',
  409,
  'You can’t do this in the job’s current status. Change the status first.',
);
export const JOB_CHANGED = defineFailure(
  'JOB_CHANGED',
  409,
  'Someone else changed this job. We’ve kept your text; reload to see their changes.',
);
export const NOTHING_TO_UNDO = defineFailure('NOTHING_TO_UNDO', 409, 'You can no longer undo the last change.');
export const LOCATION_REFUSED = defineFailure(
  'LOCATION_REFUSED',
  403,
  'You can’t post jobs at this location. Select another one.',
);
export const FIELD_LOCKED = defineFailure(
  'FIELD_LOCKED',
  403,
  'Your group has locked this part of the job post. Ask a group manager to unlock it.',
);
export const REQUISITION_NEEDED = defineFailure(
  'REQUISITION_NEEDED',
  422,
  'Jobs here need an approved hiring request. Select one before you publish.',
);
export const HEADCOUNT_USED = defineFailure(
  'HEADCOUNT_USED',
  422,
  'The hiring request doesn’t have that many openings left. Reduce the number of openings.',
);
export const POSTED_THERE = defineFailure(
  'POSTED_THERE',
  409,
  'This job is already posted at that location. Edit the job post there.',
);
