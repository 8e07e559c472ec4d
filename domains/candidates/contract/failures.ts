import { defineFailure } from '@hearth/kit/failure';

export const NOT_ALIKE = defineFailure(
  'NOT_ALIKE',
  409,
  'You can’t link these two applications: they no longer share an email address or phone number.',
);
export const SAID_ALREADY = defineFailure(
  'SAID_ALREADY',
  409,
  'Someone else has already made this decision. Reload the page to see it.',
);
