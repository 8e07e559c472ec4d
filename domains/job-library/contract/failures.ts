import { defineFailure } from '@hearth/kit/failure';

export const TEMPLATE_CHANGED = defineFailure(
  'TEMPLATE_CHANGED',
  409,
  'Someone else changed this template. Open it again to see their changes.',
);
export const QUESTION_CHANGED = defineFailure(
  'QUESTION_CHANGED',
  409,
  'Someone else changed this question. We’ve kept your text; open the question again to see their changes.',
);
export const QUESTION_FROM_ABOVE = defineFailure(
  'QUESTION_FROM_ABOVE',
  403,
  'This question belongs to another part of your group. Edit it there.',
);
export const PIPELINE_CHANGED = defineFailure(
  'PIPELINE_CHANGED',
  409,
  'Someone else changed this pipeline. Open it again to see their changes.',
);
export const STEPS_REFUSED = defineFailure(
  'STEPS_REFUSED',
  422,
  'Start with the New stage and keep the stage types in order. If you use a type more than once, name each stage.',
);
export const POSITION_TAKEN = defineFailure(
  'POSITION_TAKEN',
  409,
  'Another pipeline is already the default for one of these positions. Remove the position from either pipeline.',
);
export const TOO_MANY_PIPELINES = defineFailure(
  'TOO_MANY_PIPELINES',
  422,
  'A group can have up to 50 pipelines. Archive one to create another.',
);
export const STEPS_FIXED = defineFailure('STEPS_FIXED', 409, 'You can’t change the stages once a job has gone live.');
export const QUESTION_FOR_OTHERS = defineFailure(
  'QUESTION_FOR_OTHERS',
  409,
  'This question is for other positions only. Select another question.',
);
