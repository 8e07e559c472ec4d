import type { OnlineStore } from '@hearth/client/browser/online';
import type { QueryClient } from '@tanstack/react-query';
import { onlineManager } from '@tanstack/react-query';
import { answerTo, canStore } from './kept-answers.ts';
import type { StoredAnswer } from './kept-answers.ts';

/** Reads wait while there is no connection and go out when there is one again, by what the page itself knows of it. */
export function followConnection(online: OnlineStore): void {
  onlineManager.setEventListener((set) => {
    set(online.isOnline());
    return online.subscribe(() => set(online.isOnline()));
  });
}

/** Answers questions that have no answer yet from what is kept, those that are there and those that come while offline. */
export function answerFrom(cache: QueryClient, kept: readonly StoredAnswer[], online: OnlineStore): () => void {
  const fill = (key: readonly unknown[]): void => {
    const answer = canStore(key) && !online.isOnline() ? answerTo(kept, key, Date.now()) : undefined;
    if (answer === undefined || cache.getQueryData(key) !== undefined) return;
    cache.setQueryData(key, answer.data, { updatedAt: answer.at });
    // However young it is: it was trimmed, and is read again as soon as it can be.
    void cache.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  };
  for (const { queryKey } of cache.getQueryCache().getAll()) fill(queryKey);
  return cache.getQueryCache().subscribe(({ type, query }) => {
    // Not at once: the page that asks is being drawn right now.
    if (type === 'added') queueMicrotask(() => fill(query.queryKey));
  });
}

/** The time of the oldest stored answer on the page; null if there is none. */
export function oldestAnswerTime(cache: QueryClient): number | null {
  const times = cache
    .getQueryCache()
    .getAll()
    .filter((query) => canStore(query.queryKey) && query.isActive() && query.state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? null : Math.min(...times);
}
