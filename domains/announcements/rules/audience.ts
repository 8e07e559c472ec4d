/** Where somebody works or holds a right: the brands from the root down to it, itself last. */
export interface Position {
  readonly path: readonly string[];
  /** They hold a right there, so that what is below is theirs to know of, too. */
  readonly leads: boolean;
}

/** Which news concerns somebody: told at one of these brands, or at or below one of the others. */
export interface Audience {
  readonly at: readonly string[];
  readonly below: readonly string[];
}

/** News concerns those who work at or below where it was told, and those who lead that place or one above it. */
export function audienceOf(standings: readonly Position[]): Audience {
  return {
    at: [...new Set(standings.flatMap(({ path }) => path))],
    below: [...new Set(standings.flatMap(({ path, leads }) => (leads ? path.slice(-1) : [])))],
  };
}

/** Whether news of a moment is new to somebody who has seen the news until then; to those who never had it open, everything is. */
export function isNew(publishedAt: Date, seenUntil: Date | undefined): boolean {
  return seenUntil === undefined || publishedAt > seenUntil;
}
