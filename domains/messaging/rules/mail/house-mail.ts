import type { HouseMailChoice } from '../../contract/house-mail.ts';
import { afterQuietHours } from './quiet-hours.ts';

/** The choice of employees who have set none. */
export const DEFAULT_CHOICE: HouseMailChoice = 'ASSIGNED';

const MINUTE_MS = 60_000;
/** Minutes that a message stays unread before the employer is mailed. */
export const HOUSE_MAIL_DELAY_MINUTES = 15;
/** Whoever has the product open sees that there is one; this long they are left to it. */
const PRESENT_WAITS_MINUTES = 60;
const MORNING_HOUR = 8;

/** A message that no employee has read, and the person who may be mailed about it. */
export interface UnseenMessage {
  readonly choice: HouseMailChoice;
  /** When the oldest of its conversation was sent. */
  readonly since: Date;
  /** Whether they have the product open. */
  readonly isPresent: boolean;
  /** Of the location. */
  readonly timeZone: string;
}

/** From when on a mail about it goes out; null for never. Never in the quiet hours of the place; a morning's mail at eight there. */
export function houseMailDueAt({ choice, since, isPresent, timeZone }: UnseenMessage): Date | null {
  if (choice === 'NEVER') return null;
  const minutes = isPresent ? PRESENT_WAITS_MINUTES : HOUSE_MAIL_DELAY_MINUTES;
  const waited = new Date(since.getTime() + minutes * MINUTE_MS);
  return choice === 'MORNING' ? nextMorning(waited, timeZone) : afterQuietHours(waited, timeZone);
}

function nextMorning(at: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.withPlainTime({ hour: MORNING_HOUR });
  const morning = Temporal.ZonedDateTime.compare(local, today) <= 0 ? today : local.add({ days: 1 });
  return new Date(morning.withPlainTime({ hour: MORNING_HOUR }).epochMilliseconds);
}

/** Is true if a due mail may be sent now: one delayed into the quiet hours waits for the morning. */
export function canSendAt(at: Date | null, now: Date, timeZone: string): boolean {
  return at !== null && at <= now && afterQuietHours(now, timeZone).getTime() === now.getTime();
}
