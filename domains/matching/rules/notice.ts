import type { Stage } from '@hearth/domains/applications/schemas';
import type { NoticeState } from '../contract/schemas.ts';
import { isBusinessDay } from './holidays.ts';

/** So many business days lie between the notice and the first use of points (N.Y.C. Admin. Code § 20-871(b)). */
export const BUSINESS_DAYS = 10;
/** Before somebody was invited: points choose whom to invite, and nothing after that. */
export const BEFORE_INVITATION: readonly Stage[] = ['NEW', 'SCREEN'];

/** From when points may be used for somebody who was told at a moment: ten whole business days of the place later. */
export function usableFrom(toldAt: Date, place: { readonly country: string; readonly time_zone: string }): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(toldAt.getTime()).toZonedDateTimeISO(place.time_zone).toPlainDate();
  for (let counted = 0; counted < BUSINESS_DAYS;) {
    day = day.add({ days: 1 });
    if (isBusinessDay(day, place.country)) counted += 1;
  }
  return new Date(day.add({ days: 1 }).toZonedDateTime(place.time_zone).epochMilliseconds);
}

/** An audit holds for a year. */
export function auditHoldsUntil(auditedOn: string): string {
  return Temporal.PlainDate.from(auditedOn).add({ years: 1 }).toString();
}

/** How points may be used at a place: for all, after a notice, or not at all. */
export type Mode = 'OPEN' | 'NOTICE' | 'CLOSED';

/** What a brand wants comes first; then a law closes it, unless an audit opens it to those who were told. */
export function modeAt(at: {
  readonly isClosedByBrand: boolean;
  readonly law: string | null;
  readonly auditedOn: string | null;
  readonly today: string;
}): Mode {
  if (at.isClosedByBrand) return 'CLOSED';
  if (at.law === null) return 'OPEN';
  const { auditedOn, today } = at;
  return auditedOn !== null && auditedOn <= today && today < auditHoldsUntil(auditedOn) ? 'NOTICE' : 'CLOSED';
}

/** What somebody was told, and what they said to it. */
export interface Told {
  readonly usableFrom: Date;
  readonly askedOtherAt: Date | null;
}

/** Whether points may be used for somebody where a notice is due, and why not. */
export function noticeState(stage: Stage, told: Told | undefined, now: Date): NoticeState {
  if (told !== undefined && told.askedOtherAt !== null) return 'OTHER_PROCESS';
  if (!BEFORE_INVITATION.includes(stage)) return 'INVITED';
  return told !== undefined && told.usableFrom <= now ? 'USABLE' : 'WAITS';
}
