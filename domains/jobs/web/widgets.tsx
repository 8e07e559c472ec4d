import { lazy } from 'react';
export { jobPath } from '../rules/career-address.ts';
export { LegalLinks } from './components/legal-links.tsx';
export { NearbyJobs } from './components/nearby-jobs.tsx';
export { PostText } from './components/post-text.tsx';

/** The career site's own domain; loaded by the settings alone. */
export const OwnDomain = lazy(async () => ({
  default: (await import('./components/site-domain/own-domain.tsx')).OwnDomain,
}));
