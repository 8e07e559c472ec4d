import type { QueryClient } from '@tanstack/react-query';
import { keptPart, nameOf } from './kept-answers.ts';
import { keepAnswer } from './kept-person.ts';

/** Keeps what a reader reads from now on, as far as it may be kept, while they are the one who is signed in. */
export function keepReading(cache: QueryClient, userId: string, isStillHere: () => boolean): () => void {
  const keep = (key: readonly unknown[], data: unknown, at: number): void => {
    const part = keptPart(key, data);
    if (part !== null && isStillHere()) void keepAnswer(userId, nameOf(key), { key, data: part, at });
  };
  for (const { queryKey, state } of cache.getQueryCache().getAll()) keep(queryKey, state.data, state.dataUpdatedAt);
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    keep(event.query.queryKey, event.query.state.data, event.query.state.dataUpdatedAt);
  });
}
