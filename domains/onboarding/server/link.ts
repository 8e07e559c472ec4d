import { recordLinks } from '@hearth/platform/secrets/record-links';

/** The links that new hires open their onboarding with, before they have an account. */
export const onboardingLinks = recordLinks({ table: 'onboarding.link_key', record: 'journey_id', ends: true });
