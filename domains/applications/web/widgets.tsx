export type { OwnLetters } from './own-letters.ts';
export { WeekGrid } from './components/apply/week-grid.tsx';
export { OwnApplications } from './components/own-applications.tsx';
export { SentNotice } from './components/apply/sent-notice.tsx';
export { useSourceNames } from './components/source/source-names.ts';
export { HiringWords } from './components/hiring-words.tsx';
