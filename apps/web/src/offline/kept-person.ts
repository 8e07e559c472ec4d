import { CallError } from '@hearth/client/call-error';
import type { OnlineStore } from '@hearth/client/browser/online';
import type { Person } from '@hearth/client/person';
import type { QueryClient } from '@tanstack/react-query';
import type { LoadedPerson } from '../person/load-person.ts';
import { STORED_MS } from './kept-answers.ts';
import type { StoredAnswer } from './kept-answers.ts';
import { keptStore } from './kept-store.ts';
import type { OfflineStore } from './kept-store.ts';
import { answerFrom, followConnection } from './offline-cache.ts';
import { waitingPrefix } from './waiting-calls.ts';

const PERSON = 'person';

interface StoredPerson {
  /** What was kept before entry services were known has none. */
  readonly person: Omit<LoadedPerson, 'entryServices'> & Partial<Pick<LoadedPerson, 'entryServices'>>;
  readonly at: number;
}

/** The last signed-in person, with their stored answers. */
export interface OfflineStart {
  readonly person: LoadedPerson;
  /** Puts the answers that are kept for them into a cache, where nothing newer is. */
  readonly fill: (cache: QueryClient, online: OnlineStore) => QueryClient;
}

function answerPrefix(userId: string): string {
  return `answer ${userId} `;
}

/** Stores the signed-in person. Somebody else's things go first, also what they left to be sent. */
export async function storePerson({ user, brand, entryServices }: Person, now: number): Promise<void> {
  const before = (await keptStore.get(PERSON)) as StoredPerson | undefined;
  if (before?.person.user.id !== user.id) await keptStore.clearBut(waitingPrefix(user.id));
  await keptStore.put(PERSON, {
    person: { user, brand, entryServices, suspended: false },
    at: now,
  } satisfies StoredPerson);
}

/** Stores an answer for its reader. */
export async function storeAnswer(userId: string, name: string, answer: StoredAnswer): Promise<void> {
  await keptStore.put(`${answerPrefix(userId)}${name}`, answer);
}

/** Lists the stored answers of a reader. */
export async function listStoredAnswers(
  userId: string,
  store: Pick<OfflineStore, 'list'> = keptStore,
): Promise<readonly StoredAnswer[]> {
  return (await store.list(answerPrefix(userId))) as readonly StoredAnswer[];
}

/**
 * What a page starts with whose session cannot be asked, for a reason; null when there is no connection and nobody has been
 * here lately. A frame that never answers is no session either. Rejects with any other reason.
 */
export async function loadOfflineStart(
  reason: unknown,
  store: Pick<OfflineStore, 'get' | 'list'> = keptStore,
  now = Date.now(),
): Promise<OfflineStart | null> {
  const kept = (await store.get(PERSON)) as StoredPerson | undefined;
  if (kept === undefined || now - kept.at >= STORED_MS) {
    if (reason instanceof CallError || isFrameSilent(reason)) return null;
    throw reason;
  }
  const answers = await listStoredAnswers(kept.person.user.id, store);
  const fill = (cache: QueryClient, online: OnlineStore): QueryClient => {
    followConnection(online);
    answerFrom(cache, answers, online);
    return cache;
  };
  const { entryServices = kept.person.brand?.services ?? new Set<string>() } = kept.person;
  return { person: { ...kept.person, entryServices }, fill };
}

/** Whether the authentication frame did not answer in time, as where a browser blocks it. */
function isFrameSilent(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'FRAME_UNREACHABLE';
}
