/** The delivery state of a mail, as calls return it. */
export interface MailState {
  readonly accepted_at: string | null;
  readonly refused_at: string | null;
  readonly returned_at: string | null;
}

/**
 * The latest known status of a mail; a retry may still be accepted after a refusal. What was refused once is tried
 * again, so a later acceptance holds.
 */
export type MailStanding = 'WAITING' | 'ACCEPTED' | 'REFUSED' | 'RETURNED';

/** The latest status of a mail and its time; null before anything happened. */
export function mailStanding(letter: MailState): {
  readonly standing: MailStanding;
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
}): MailState {
  return {
    accepted_at: row.accepted_at?.toISOString() ?? null,
    refused_at: row.refused_at?.toISOString() ?? null,
    returned_at: row.returned_at?.toISOString() ?? null,
  };
}
