export { OwnLettersContext } from './own-letters.ts';
export type { OwnLetters } from './own-letters.ts';
export { OwnApplications } from './components/own-applications.tsx';
export { SentNotice } from './components/sent-notice.tsx';
export { OwnApplicationsPage } from './pages/own-applications.tsx';
export { PipelinePage } from './pages/pipeline.tsx';
