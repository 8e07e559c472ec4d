import type { QueryClient } from '@tanstack/react-query';
import { storablePart, storageName } from './kept-answers.ts';
import { storeAnswer } from './kept-person.ts';

/** Stores the signed-in reader's answers from now on, as far as permitted. */
export function storeReads(cache: QueryClient, userId: string, isStillHere: () => boolean): () => void {
  const keep = (key: readonly unknown[], data: unknown, at: number): void => {
    const part = storablePart(key, data);
    if (part !== null && isStillHere()) void storeAnswer(userId, storageName(key), { key, data: part, at });
  };
  for (const { queryKey, state } of cache.getQueryCache().getAll()) keep(queryKey, state.data, state.dataUpdatedAt);
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    keep(event.query.queryKey, event.query.state.data, event.query.state.dataUpdatedAt);
  });
}
