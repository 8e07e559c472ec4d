import { contribute } from '@hearth/client/slots';
import { PLANNED_SHIFT, WEEK_SUMMARY, WEEK_TOOLS } from '@hearth/domains/scheduling/slots';

/** What a week is made from, whether a shift recurs, and what is meant to be planned. */
export const contributions = [
  contribute(WEEK_TOOLS, {
    order: 10,
    load: async () => (await import('./components/week-tools-menu.tsx')).WeekToolsMenu,
  }),
  contribute(WEEK_SUMMARY, {
    order: 10,
    load: async () => (await import('./components/budget/week-targets.tsx')).WeekTargets,
  }),
  contribute(PLANNED_SHIFT, {
    order: 10,
    load: async () => (await import('./components/recurring/shift-repeats.tsx')).ShiftRepeats,
  }),
];
