import { defineFailure } from '@hearth/kit/failure';

export const TEMPLATE_NAME_TAKEN = defineFailure(
  'TEMPLATE_NAME_TAKEN',
  409,
  'There’s already a template with this name here. Enter a different one.',
);
export const TEMPLATE_CHANGED = defineFailure(
  'TEMPLATE_CHANGED',
  409,
  'Someone else changed or archived this template. You’re now seeing the latest version.',
);
export const TEMPLATE_ARCHIVED = defineFailure(
  'TEMPLATE_ARCHIVED',
  409,
  'This template has been archived. Select another one.',
);
export const TEMPLATE_EMPTY = defineFailure(
  'TEMPLATE_EMPTY',
  409,
  'There are no shifts to save. Select another week or more positions.',
);
/** `data.limit` is how many shifts a template can have. */
export const TEMPLATE_TOO_LARGE = defineFailure(
  'TEMPLATE_TOO_LARGE',
  409,
  'These are too many shifts for one template. Save fewer weeks or positions.',
);
export const TOO_MANY_TEMPLATES = defineFailure(
  'TOO_MANY_TEMPLATES',
  409,
  'This place already has 100 templates. Archive one and try again.',
);
export const TEMPLATE_NEEDS_PLACE = defineFailure(
  'TEMPLATE_NEEDS_PLACE',
  409,
  'The week has to be from a location that can use this template.',
);
