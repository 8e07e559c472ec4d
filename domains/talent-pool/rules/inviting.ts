import { fillPlaces, placeNames } from '@hearth/kit/text/text-places';
import type { WhyNotInvited } from '../contract/schemas.ts';

const DAY_MS = 86_400_000;
/** Nobody is invited twice within so many days, for any job. */
export const DAYS_BETWEEN_INVITATIONS = 7;

/** What decides whether a person may be invited. */
export interface Invitee {
  readonly mayBeAsked: boolean;
  /** Empty for somebody whose account has none. */
  readonly email: string;
  /** They said STOP to mail of this group. */
  readonly stopped: boolean;
  readonly hasApplied: boolean;
  /** For this post. */
  readonly wasInvited: boolean;
  /** For whichever. */
  readonly lastInvitedAt: Date | null;
  /** Somebody before them in the same sending is the same person, or has the same address. */
  readonly isRepeated: boolean;
}

/**
 * Returns why a person is not invited, or null. Their own wishes come before earlier contact. What the person wants
 * stands before what the house has done.
 */
export function whyNotInvited(person: Invitee, now: Date): WhyNotInvited | null {
  if (!person.mayBeAsked) return 'NO_CONSENT';
  if (person.stopped) return 'STOPPED';
  if (person.email === '') return 'NO_ADDRESS';
  if (person.hasApplied) return 'HAS_APPLIED';
  const last = person.lastInvitedAt;
  if (person.wasInvited || (last !== null && now.getTime() - last.getTime() < DAYS_BETWEEN_INVITATIONS * DAY_MS))
    return 'INVITED_LATELY';
  return person.isRepeated ? 'SAME_PERSON' : null;
}

const FIRST_NAME = 'first_name';

/** Returns whether a text has no placeholder but the recipient's name. */
export function isFillable(text: string): boolean {
  return placeNames(text).every((name) => name === FIRST_NAME);
}

/** Fills the recipient's name into a text. */
export function fillName(text: string, firstName: string): string {
  return fillPlaces(text, () => firstName);
}
