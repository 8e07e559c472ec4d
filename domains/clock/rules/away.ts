import { AWAY_MS, AWAY_SLACK_MS, CONTACT_MS } from './limits.ts';

/** When a tablet was heard of, in the server's time. */
export interface Heard {
  readonly paired_at: Date | null;
  readonly last_seen_at: Date | null;
  /** When it was last out of reach: from the last word before until the first one after. */
  readonly away_from: Date | null;
  readonly away_until: Date | null;
}

/** What a word from a tablet makes of what was known: after a silence, the time in which it was out of reach. */
export function afterContact(heard: Heard, now: Date): Partial<Heard> & { readonly last_seen_at: Date } {
  const { last_seen_at: last } = heard;
  const isBack = last !== null && now.getTime() - last.getTime() >= CONTACT_MS;
  return isBack ? { last_seen_at: now, away_from: last, away_until: now } : { last_seen_at: now };
}

/**
 * Whether somebody can have punched without a network at a time: while the tablet was paired, their PIN was set, and the tablet was out
 * of reach. Otherwise the tablet would have said so then, and its time is no proof.
 */
export function wasAway(heard: Heard, pinSetAt: Date, at: number, now: number): boolean {
  const { paired_at: paired, away_from: from, away_until: until } = heard;
  if (paired === null || at < paired.getTime() || at < pinSetAt.getTime()) return false;
  if (at >= now - AWAY_MS) return true;
  if (from === null || until === null) return false;
  return at >= from.getTime() - AWAY_SLACK_MS && at <= until.getTime() + AWAY_SLACK_MS;
}
