const DAY_MS = 86_400_000;
/** For so long an answer is waited for. */
export const ANSWER_DAYS = 30;
/** For so long a yes holds. */
export const CONSENT_DAYS = 365;
/** Nobody is asked again before so many days are over. */
const BETWEEN_DAYS = 7;
/** Whoever has said yes is asked again when it ends in so many days. */
const ENDS_SOON_DAYS = 60;

const after = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** How somebody's consent stands. */
export interface Consent {
  readonly asked_at: Date;
  readonly consented_at: Date | null;
  readonly until: Date;
}

/** Asked just now: whoever says nothing leaves a month later. */
export function askedAt(now: Date): Consent {
  return { asked_at: now, consented_at: null, until: after(now, ANSWER_DAYS) };
}

/** Said yes just now: it holds for a year. */
export function consentedAt(now: Date): Pick<Consent, 'consented_at' | 'until'> & { readonly consented_at: Date } {
  return { consented_at: now, until: after(now, CONSENT_DAYS) };
}

/** Whether somebody may be written to. What ends at a moment is over at it, whether or not the night has cleared it away. */
export function holds({ consented_at: said, until }: Consent, now: Date): boolean {
  return said !== null && until > now;
}

/** Whether asking once more is no nuisance: not within a week, and of who said yes only near the end of it. */
export function mayAskAgain({ asked_at: asked, consented_at: said, until }: Consent, now: Date): boolean {
  if (until <= now || after(asked, BETWEEN_DAYS) > now) return false;
  return said === null || after(now, ENDS_SOON_DAYS) >= until;
}
