import { contribute } from '@hearth/client/slots';
import { LIVE_PERSON, LIVE_SUMMARY } from '@hearth/domains/clock/slots';

/** What the live day of a location comes to: cost against plan, and who gets into overtime. */
export const contributions = [
  contribute(LIVE_SUMMARY, { load: async () => (await import('./components/live/day-outlook.tsx')).DayOutlook }),
  contribute(LIVE_PERSON, { load: async () => (await import('./components/live/overtime-mark.tsx')).OvertimeMark }),
];
