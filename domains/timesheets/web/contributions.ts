import { contribute } from '@hearth/client/slots';
import { CORRECTION_PAY, LIVE_PERSON, LIVE_REVIEW, LIVE_SUMMARY, MY_PAY } from '@hearth/domains/clock/slots';

/** What the live day of a location comes to, what own hours are worth so far, and what corrections change in pay. */
export const contributions = [
  contribute(LIVE_SUMMARY, { load: async () => (await import('./components/live/day-outlook.tsx')).DayOutlook }),
  contribute(LIVE_REVIEW, { load: async () => (await import('./components/live/far-days.tsx')).FarDays }),
  contribute(LIVE_PERSON, { load: async () => (await import('./components/live/overtime-mark.tsx')).OvertimeMark }),
  contribute(MY_PAY, { load: async () => (await import('./components/pay/pay-estimate.tsx')).PayEstimate }),
  contribute(CORRECTION_PAY, { load: async () => (await import('./components/pay/correction-pay.tsx')).CorrectionPay }),
];
