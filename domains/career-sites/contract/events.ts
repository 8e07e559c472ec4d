import { defineEvent } from '@hearth/kit/event';

/**
 * A custom domain came into use or went out of it; nodes drop their caches. Nobody follows it; nodes forget what they
 * knew.
 */
export const SITE_DOMAIN_CHANGED = defineEvent('jobs.site_domain_changed', {});
