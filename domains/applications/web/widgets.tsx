import { lazy } from 'react';

export { OwnLettersContext } from './own-letters.ts';
export type { OwnLetters } from './own-letters.ts';
export { WeekGrid } from './components/apply/week-grid.tsx';
export { OwnApplications } from './components/own-applications.tsx';
export { SentNotice } from './components/apply/sent-notice.tsx';
export { OwnApplicationsPage } from './pages/own-applications.tsx';
export { PipelinePage } from './pages/pipeline.tsx';
export { HiringWords } from './components/hiring-words.tsx';

/** Gives the list of jobs who applied for each; loaded by that list alone. */
export const ApplicantCounts = lazy(() => import('./components/applicant-counts.tsx'));
