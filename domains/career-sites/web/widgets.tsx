import { lazy } from 'react';

export { NearbyJobs } from './components/nearby-jobs.tsx';

/** The career site's own domain; loaded by the settings alone. */
export const OwnDomain = lazy(async () => ({
  default: (await import('./components/site-domain/own-domain.tsx')).OwnDomain,
}));
