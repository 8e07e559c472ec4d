import { CallError } from '@hearth/client/call-error';
import type { OnlineStore } from '@hearth/client/online';
import type { Person } from '@hearth/client/person';
import type { QueryClient } from '@tanstack/react-query';
import type { LoadedPerson } from '../person/load-person.ts';
import { KEPT_MS } from './kept-answers.ts';
import type { KeptAnswer } from './kept-answers.ts';
import { keptStore } from './kept-store.ts';
import { answerFrom, followConnection } from './offline-cache.ts';

const PERSON = 'person';

interface KeptPerson {
  readonly person: LoadedPerson;
  readonly at: number;
}

/** Whoever was signed in here last, with the answers that are kept for them. */
export interface KeptStart {
  readonly person: LoadedPerson;
  /** Puts the answers that are kept for them into a cache, where nothing newer is. */
  readonly fill: (cache: QueryClient, online: OnlineStore) => QueryClient;
}

function answersOf(userId: string): string {
  return `answer ${userId} `;
}

/** Keeps who is signed in. Somebody else's things go first. */
export async function keepPerson({ user, brand }: Person, now: number): Promise<void> {
  const before = (await keptStore.get(PERSON)) as KeptPerson | undefined;
  if (before !== undefined && before.person.user.id !== user.id) await keptStore.clear();
  await keptStore.put(PERSON, { person: { user, brand, suspended: false }, at: now } satisfies KeptPerson);
}

/** Keeps an answer for its reader. */
export async function keepAnswer(userId: string, name: string, answer: KeptAnswer): Promise<void> {
  await keptStore.put(`${answersOf(userId)}${name}`, answer);
}

/** The answers that are kept for a reader. */
export async function keptAnswers(userId: string): Promise<readonly KeptAnswer[]> {
  return (await keptStore.list(answersOf(userId))) as readonly KeptAnswer[];
}

/**
 * What a page starts with whose session cannot be asked, for a reason; null when there is no connection and nobody has been
 * here lately. A frame that never answers is no session either. Rejects with any other reason.
 */
export async function keptStart(reason: unknown): Promise<KeptStart | null> {
  const kept = (await keptStore.get(PERSON)) as KeptPerson | undefined;
  if (kept === undefined || Date.now() - kept.at >= KEPT_MS) {
    if (reason instanceof CallError || isFrameSilent(reason)) return null;
    throw reason;
  }
  const answers = await keptAnswers(kept.person.user.id);
  const fill = (cache: QueryClient, online: OnlineStore): QueryClient => {
    followConnection(online);
    answerFrom(cache, answers, online);
    return cache;
  };
  return { person: kept.person, fill };
}

/** Whether the authentication frame did not answer in time, as where a browser blocks it. */
function isFrameSilent(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'FRAME_UNREACHABLE';
}
