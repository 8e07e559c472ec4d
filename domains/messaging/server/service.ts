import type { BrandGrant } from '@hearth/kit/access';
import type { Found, FoundWindow, Tx, WordSearch } from '@hearth/platform/database';
import { excerptAround } from '../rules/excerpt.ts';
import { findMessagesByWords } from './queries/search.ts';
import type { FoundMessage } from './queries/search.ts';

/** A message that was looked for, as a list of hits shows it. */
export type MessageHit = Omit<FoundMessage, 'body' | 'sent_at'> & {
  readonly excerpt: string;
  readonly sent_at: string;
};

/** The messages that a grant (VIEW_MESSAGES) reaches, by words. */
export async function searchMessages(
  tx: Tx,
  grant: BrandGrant,
  search: WordSearch,
  window: FoundWindow,
): Promise<Found<MessageHit>> {
  const { total, hits } = await findMessagesByWords(tx, grant, search, window);
  return {
    total,
    hits: hits.map(({ body, sent_at: at, ...hit }) => ({
      ...hit,
      excerpt: excerptAround(body, search.words),
      sent_at: at.toISOString(),
    })),
  };
}
