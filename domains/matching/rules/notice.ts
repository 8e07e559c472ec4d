import type { Stage } from '@hearth/domains/applications/schemas';
import type { NoticeState } from '../contract/schemas.ts';
import { isBusinessDay } from './holidays.ts';

/** Business days between the notice and the first use of scores (N.Y.C. Admin. Code § 20-871(b)). */
export const BUSINESS_DAYS = 10;
/** Stages before an invitation: scores only help to choose whom to invite. */
export const BEFORE_INVITATION: readonly Stage[] = ['NEW', 'SCREEN'];

/** Returns when scores may be used: ten full local business days after the notice. */
export function usableFrom(toldAt: Date, place: { readonly country: string; readonly time_zone: string }): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(toldAt.getTime()).toZonedDateTimeISO(place.time_zone).toPlainDate();
  for (let counted = 0; counted < BUSINESS_DAYS;) {
    day = day.add({ days: 1 });
    if (isBusinessDay(day, place.country)) counted += 1;
  }
  return new Date(day.add({ days: 1 }).toZonedDateTime(place.time_zone).epochMilliseconds);
}

/** Returns when an audit expires: one year after its date. */
export function auditExpiry(auditedOn: string): string {
  return Temporal.PlainDate.from(auditedOn).add({ years: 1 }).toString();
}

/** How scores may be used at a location: freely, after a notice, or not at all. */
export type ScoringMode = 'OPEN' | 'NOTICE' | 'CLOSED';

/** Resolves the mode: the brand's choice first, then the law unless an audit permits scoring. */
export function resolveScoringMode(at: {
  readonly isClosedByBrand: boolean;
  readonly law: string | null;
  readonly auditedOn: string | null;
  readonly today: string;
}): ScoringMode {
  if (at.isClosedByBrand) return 'CLOSED';
  if (at.law === null) return 'OPEN';
  const { auditedOn, today } = at;
  return auditedOn !== null && auditedOn <= today && today < auditExpiry(auditedOn) ? 'NOTICE' : 'CLOSED';
}

/** The notice a person received and their answer to it. */
export interface GivenNotice {
  readonly usableFrom: Date;
  readonly askedOtherAt: Date | null;
}

/** Returns whether scores may be used for a person where a notice is due, and why not. */
export function resolveNoticeState(stage: Stage, told: GivenNotice | undefined, now: Date): NoticeState {
  if (told !== undefined && told.askedOtherAt !== null) return 'OTHER_PROCESS';
  if (!BEFORE_INVITATION.includes(stage)) return 'INVITED';
  return told !== undefined && told.usableFrom <= now ? 'USABLE' : 'WAITS';
}
