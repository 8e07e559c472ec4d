/** How far a letter by mail has come, as calls tell it. */
export interface LetterState {
  readonly accepted_at: string | null;
  readonly refused_at: string | null;
  readonly returned_at: string | null;
}

/** How a letter stands: the last thing that is known of it. What was refused once is tried again, so a later acceptance holds. */
export type LetterStanding = 'WAITING' | 'ACCEPTED' | 'REFUSED' | 'RETURNED';

/** How a letter stands, and since when; null while nothing has happened to it. */
export function standingOfLetter(letter: LetterState): {
  readonly standing: LetterStanding;
  readonly at: string | null;
} {
  if (letter.returned_at !== null) return { standing: 'RETURNED', at: letter.returned_at };
  if (letter.accepted_at !== null) return { standing: 'ACCEPTED', at: letter.accepted_at };
  if (letter.refused_at !== null) return { standing: 'REFUSED', at: letter.refused_at };
  return { standing: 'WAITING', at: null };
}

/** The moments of a letter as calls tell them. */
export function presentLetter(row: {
  readonly accepted_at: Date | null;
  readonly refused_at: Date | null;
  readonly returned_at: Date | null;
}): LetterState {
  return {
    accepted_at: row.accepted_at?.toISOString() ?? null,
    refused_at: row.refused_at?.toISOString() ?? null,
    returned_at: row.returned_at?.toISOString() ?? null,
  };
}
