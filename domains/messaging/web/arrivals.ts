import type { Conversation } from '../contract/schemas.ts';

type ConversationSummary = Pick<Conversation, 'id' | 'last_message_at' | 'last_message_by'>;

/** Finds the newest conversation with a message from the other side since the last load. */
export function findNewArrival<C extends ConversationSummary>(
  before: readonly ConversationSummary[] | null,
  now: readonly C[],
  own: 'EMPLOYER' | 'CANDIDATE',
): C | undefined {
  if (before === null) return undefined;
  const newest = before.reduce((latest, { last_message_at: at }) => (at !== null && at > latest ? at : latest), '');
  return now.find(
    ({ last_message_at: at, last_message_by: by }) => by !== null && by !== own && at !== null && at > newest,
  );
}
