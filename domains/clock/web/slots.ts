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
/** Beside somebody’s hours of the day: what comes of them. */
export const LIVE_PERSON = defineSlot<ShownDay & { readonly employeeId: string }>('live.person');
