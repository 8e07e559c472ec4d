const DAY_MS = 86_400_000;
/** Days in which a person can answer before they leave the pool. */
export const ANSWER_DAYS = 30;
/** Days for which consent is valid. */
export const CONSENT_DAYS = 365;
/** Nobody is asked again before so many days are over. */
const BETWEEN_DAYS = 7;
/** Whoever has said yes is asked again when it ends in so many days. */
const ENDS_SOON_DAYS = 60;

const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** The state of a person's consent. */
export interface Consent {
  readonly asked_at: Date;
  readonly consented_at: Date | null;
  readonly until: Date;
}

/** Returns the state right after asking; without an answer it ends a month later. */
export function startConsent(now: Date): Consent {
  return { asked_at: now, consented_at: null, until: addDays(now, ANSWER_DAYS) };
}

/** Returns the state right after consent, which is valid for a year. */
export function grantConsent(now: Date): Pick<Consent, 'consented_at' | 'until'> & { readonly consented_at: Date } {
  return { consented_at: now, until: addDays(now, CONSENT_DAYS) };
}

/**
 * Returns whether a person may be contacted. Consent ends on time, even before the nightly cleanup. What ends at a
 * moment is over at it, whether or not the night has cleared it away.
 */
export function hasConsent({ consented_at: said, until }: Consent, now: Date): boolean {
  return said !== null && until > now;
}

/** Returns whether a person may be asked again: after a week, or near the end of their consent. */
export function mayAskAgain({ asked_at: asked, consented_at: said, until }: Consent, now: Date): boolean {
  if (until <= now || addDays(asked, BETWEEN_DAYS) > now) return false;
  return said === null || addDays(now, ENDS_SOON_DAYS) >= until;
}
