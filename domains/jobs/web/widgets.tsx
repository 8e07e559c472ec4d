export { jobPath } from '../rules/career-address.ts';
export { LegalLinks } from './components/legal-links.tsx';
export { NearbyJobs } from './components/nearby-jobs.tsx';
export { OwnDomain } from './components/site-domain/own-domain.tsx';
export { PostText } from './components/post-text.tsx';
export { JobEditorPage } from './pages/job.tsx';
export { JobsPage } from './pages/jobs.tsx';
