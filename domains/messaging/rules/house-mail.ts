import type { HouseMailChoice } from '../contract/house-mail.ts';
import { afterQuietHours } from './quiet-hours.ts';

/** For whoever has said nothing. */
export const USUAL_CHOICE: HouseMailChoice = 'ASSIGNED';

const MINUTE_MS = 60_000;
/** How long a message waits for somebody to look at it. */
export const HOUSE_WAITS_MINUTES = 15;
/** Whoever has the product open sees that there is one; this long they are left to it. */
const PRESENT_WAITS_MINUTES = 60;
const MORNING_HOUR = 8;

/** A message that nobody of the house has looked at, and whoever may be mailed about it. */
export interface Unseen {
  readonly choice: HouseMailChoice;
  /** When the oldest of its conversation was sent. */
  readonly since: Date;
  /** Whether they have the product open. */
  readonly isPresent: boolean;
  /** Of the location. */
  readonly timeZone: string;
}

/** From when on a mail about it goes out; null for never. Never in the quiet hours of the place; a morning's mail at eight there. */
export function houseMailAt({ choice, since, isPresent, timeZone }: Unseen): Date | null {
  if (choice === 'NEVER') return null;
  const minutes = isPresent ? PRESENT_WAITS_MINUTES : HOUSE_WAITS_MINUTES;
  const waited = new Date(since.getTime() + minutes * MINUTE_MS);
  return choice === 'MORNING' ? nextMorning(waited, timeZone) : afterQuietHours(waited, timeZone);
}

function nextMorning(at: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.withPlainTime({ hour: MORNING_HOUR });
  const morning = Temporal.ZonedDateTime.compare(local, today) <= 0 ? today : local.add({ days: 1 });
  return new Date(morning.withPlainTime({ hour: MORNING_HOUR }).epochMilliseconds);
}

/** Whether a mail that was due at a moment may go out at another: what was put off into the night waits for the morning. */
export function mayGoOut(at: Date | null, now: Date, timeZone: string): boolean {
  return at !== null && at <= now && afterQuietHours(now, timeZone).getTime() === now.getTime();
}

/**
 * Whether somebody's notification settings decide about mail of a candidate's message. Where mail can be answered, what they
 * chose here decides instead, so that nobody is mailed twice; but what is nobody's yet no letter would reach whoever has said nothing.
 */
export function isMailedAsNotice(of: {
  readonly canAnswer: boolean;
  readonly choice: HouseMailChoice;
  readonly isAssigned: boolean;
}): boolean {
  return !of.canAnswer || (of.choice === 'ASSIGNED' && !of.isAssigned);
}
