import { defineFailure } from '@hearth/kit/failure';

export const TOO_MANY_WEBHOOKS = defineFailure(
  'TOO_MANY_WEBHOOKS',
  409,
  'There are already 20 webhooks. Delete one to create another.',
);
export const WEBHOOK_STALE = defineFailure(
  'WEBHOOK_STALE',
  409,
  'Someone else changed this webhook. Check their changes and save again.',
);
export const WEBHOOK_PAUSED = defineFailure(
  'WEBHOOK_PAUSED',
  409,
  'This webhook is paused. Resume it before you send events.',
);
export const ADDRESS_REFUSED = defineFailure(
  'ADDRESS_REFUSED',
  400,
  'Enter a public https address without a username or password.',
);
