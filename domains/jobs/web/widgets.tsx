export { jobPath } from '../rules/career-address.ts';
export { Description } from './career/description.tsx';
export { NearbyJobs } from './components/nearby-jobs.tsx';
export { JobEditorPage } from './pages/job.tsx';
