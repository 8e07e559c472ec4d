import { defineFailure } from '@hearth/kit/failure';

export const JOB_INCOMPLETE = defineFailure('JOB_INCOMPLETE', 422, 'Fill in what’s missing before this job goes live.');
export const JOB_ACTION_REFUSED = defineFailure(
  'JOB_ACTION_REFUSED',
  409,
  'You can’t do this in the job’s current status.',
);
export const JOB_CHANGED = defineFailure(
  'JOB_CHANGED',
  409,
  'Someone else changed this job. Your text is kept; reload to see their changes.',
);
export const NOTHING_TO_UNDO = defineFailure('NOTHING_TO_UNDO', 409, 'You can no longer undo the last change.');
export const LOCATION_REFUSED = defineFailure('LOCATION_REFUSED', 403, 'You can’t post jobs at this location.');
export const FIELD_LOCKED = defineFailure('FIELD_LOCKED', 403, 'Your group has locked this part of the job post.');
export const TEMPLATE_CHANGED = defineFailure(
  'TEMPLATE_CHANGED',
  409,
  'Someone else changed this template. Reload to see their changes.',
);
export const REQUISITION_NEEDED = defineFailure(
  'REQUISITION_NEEDED',
  422,
  'Jobs here need an approved hiring request before they go live.',
);
export const HEADCOUNT_USED = defineFailure(
  'HEADCOUNT_USED',
  422,
  'The hiring request doesn’t have that many openings left.',
);
export const QUESTION_CHANGED = defineFailure(
  'QUESTION_CHANGED',
  409,
  'Someone else changed this question. Your text is kept; open the question again to see their changes.',
);
export const QUESTION_FROM_ABOVE = defineFailure(
  'QUESTION_FROM_ABOVE',
  403,
  'This question belongs to another brand in your group. Edit it there.',
);
export const POSTED_THERE = defineFailure(
  'POSTED_THERE',
  409,
  'This job is already posted at that location. Edit the job post there.',
);
export const PIPELINE_CHANGED = defineFailure(
  'PIPELINE_CHANGED',
  409,
  'Someone else changed this pipeline. Your text is kept; open the pipeline again to see their changes.',
);
export const STEPS_REFUSED = defineFailure(
  'STEPS_REFUSED',
  422,
  'Start with New and keep the stage types in order. If you use a type more than once, name each stage.',
);
export const POSITION_TAKEN = defineFailure(
  'POSITION_TAKEN',
  409,
  'One of these positions already has another pipeline.',
);
export const TOO_MANY_PIPELINES = defineFailure(
  'TOO_MANY_PIPELINES',
  422,
  'A group can have up to 50 pipelines. Archive one to create another.',
);
export const STEPS_FIXED = defineFailure('STEPS_FIXED', 409, 'You can’t change the stages once a job has been live.');
export const QUESTION_FOR_OTHERS = defineFailure(
  'QUESTION_FOR_OTHERS',
  409,
  'This question is for other positions only.',
);
export const SITE_DOMAIN_TAKEN = defineFailure(
  'SITE_DOMAIN_TAKEN',
  409,
  'Another career page already uses this domain.',
);
