import { contribute } from '@hearth/client/slots';
import { ABSENCE_COVER, MY_SHIFT, MY_SHIFTS_TOP } from '@hearth/domains/scheduling/slots';

/** What deals add to an employee's shifts: what can be done with each, and the way to open shifts and requests. */
export const contributions = [
  contribute(MY_SHIFTS_TOP, { load: async () => (await import('./components/requests-link.tsx')).RequestsLink }),
  contribute(ABSENCE_COVER, { load: async () => (await import('./components/find-cover.tsx')).FindCover }),
  contribute(MY_SHIFT, { load: async () => (await import('./components/shift-actions.tsx')).ShiftActions }),
];
