import { defineSlot } from '@hearth/client/slots';

/** A day of a location that is on the screen. */
export interface ShownDay {
  readonly locationId: string;
  readonly date: string;
  /** Changes whenever the day does: what is worked out of it is read again. */
  readonly asOf: string;
}

/** Under the figures of a day: what it costs. */
export const LIVE_SUMMARY = defineSlot<ShownDay>('live.summary');
/** Under what is odd about the last days of a location: what its hours say besides. */
export const LIVE_REVIEW = defineSlot<{ readonly locationId: string }>('live.review');
/** Beside somebody’s hours of the day: what comes of them. */
export const LIVE_PERSON = defineSlot<ShownDay & { readonly employeeId: string }>('live.person');
/** Beside a correction of hours: what it changes in pay. `locationId` is null where it is one’s own. */
export const CORRECTION_PAY = defineSlot<{ readonly correctionId: string; readonly locationId: string | null }>(
  'clock.correctionPay',
);
/** Above own hours: what they are worth so far. */
export const MY_PAY = defineSlot<{ readonly employeeId: string }>('clock.myPay');
