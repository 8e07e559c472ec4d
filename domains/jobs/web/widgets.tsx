import { lazy } from 'react';

export { jobPath } from '../rules/career-address.ts';
export { LegalLinks } from './components/legal-links.tsx';
export { NearbyJobs } from './components/nearby-jobs.tsx';
export { PostText } from './components/post-text.tsx';
export { JobEditorPage } from './pages/job.tsx';

/** The list of jobs; loaded by its own page alone. */
export const JobsPage = lazy(async () => ({ default: (await import('./pages/jobs.tsx')).JobsPage }));

/** The career site's own domain; loaded by the settings alone. */
export const OwnDomain = lazy(async () => ({
  default: (await import('./components/site-domain/own-domain.tsx')).OwnDomain,
}));
