import { lazy } from 'react';

export { DayMark } from './components/day-notes/day-mark.tsx';

/** What managers wrote for staff, above one's own shifts. */
export const MyDayNotes = lazy(() => import('./components/day-notes/my-day-notes.tsx'));
