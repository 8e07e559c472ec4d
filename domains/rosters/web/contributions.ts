import { contribute } from '@hearth/client/slots';
import { PLANNED_SHIFT, WEEK_TOOLS } from '@hearth/domains/scheduling/slots';

/** What a week is made from, and whether a shift recurs. */
export const contributions = [
  contribute(WEEK_TOOLS, {
    order: 10,
    load: async () => (await import('./components/week-tools-menu.tsx')).WeekToolsMenu,
  }),
  contribute(PLANNED_SHIFT, {
    order: 10,
    load: async () => (await import('./components/recurring/shift-repeats.tsx')).ShiftRepeats,
  }),
];
