import type { InboxLine } from './inbox-lines.ts';

type LineSummary = Pick<InboxLine, 'key' | 'last_message_at' | 'isOwnLast'>;

/** Finds the newest conversation with a message from the other side since the last load. */
export function findNewArrival<L extends LineSummary>(
  before: readonly LineSummary[] | null,
  now: readonly L[],
): L | undefined {
  if (before === null) return undefined;
  const newest = before.reduce((latest, { last_message_at: at }) => (at !== null && at > latest ? at : latest), '');
  return now.find(({ last_message_at: at, isOwnLast }) => isOwnLast === false && at !== null && at > newest);
}
