import { defineFailure } from '@hearth/kit/failure';

export const SITE_DOMAIN_TAKEN = defineFailure(
  'SITE_DOMAIN_TAKEN',
  409,
  'Another career page already uses this domain. Enter a different one.',
);
