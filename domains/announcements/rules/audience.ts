/** Where a person works or has a permission: the brand path from the root, itself last. */
export interface BrandAttachment {
  readonly path: readonly string[];
  /** They hold a right there, so that what is below is theirs to know of, too. */
  readonly leads: boolean;
}

/** Which news concerns somebody: told at one of these brands, or at or below one of the others. */
export interface Audience {
  readonly at: readonly string[];
  readonly below: readonly string[];
}

/** The brands whose announcements a person sees: along their own paths, and below those they lead. */
export function findAudience(standings: readonly BrandAttachment[]): Audience {
  return {
    at: [...new Set(standings.flatMap(({ path }) => path))],
    below: [...new Set(standings.flatMap(({ path, leads }) => (leads ? path.slice(-1) : [])))],
  };
}

/** Tells if an announcement is newer than what the reader has seen. */
export function isNew(publishedAt: Date, seenUntil: Date | undefined): boolean {
  return seenUntil === undefined || publishedAt > seenUntil;
}
