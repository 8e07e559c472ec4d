import { CallError } from '@hearth/client/call-error';
import type { Client } from '@hearth/client/client';
import type { OutboxKeeper, WaitingCall } from '@hearth/client/browser/outbox';
import { newId } from '@hearth/kit/id';
import type { OfflineStore } from './kept-store.ts';

/** More than anybody does without a connection; a page that keeps on asking ends here. */
export const MOST_WAITING = 40;

/** How the names of what a person has waiting begin. */
export function waitingPrefix(userId = ''): string {
  return userId === '' ? 'waiting ' : `waiting ${userId} `;
}

/** How sending a call went: it is done with, refused for good, or to be tried again. */
export type Sent = 'done' | 'refused' | 'later';

/** What an answer says of a call: what is no refusal is tried again, as is what the server could not do just now. */
export function judgeFailure(error: unknown): Sent {
  if (!(error instanceof CallError)) return 'later';
  // Whoever has to sign in again sends it then.
  const mayPass = error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500;
  return mayPass ? 'later' : 'refused';
}

/** Where the calls of a reader are kept, and how they are sent. */
export interface WaitingParts {
  readonly userId: string;
  readonly store: Pick<OfflineStore, 'list' | 'put' | 'remove'>;
  readonly client: Pick<Client, 'call'>;
  /** Whether the reader is still the one whose calls these are. */
  readonly isStillHere: () => boolean;
  /** Shows what is kept now. */
  readonly show: (calls: readonly WaitingCall[]) => void;
  /** Told of each call that was sent or refused. */
  readonly onSent: (call: WaitingCall, how: 'done' | 'refused') => void;
  /** Told when what is kept has changed, for the reader's other windows. */
  readonly onKept: () => void;
}

/** The calls of one reader that wait for a connection. */
export interface WaitingCalls extends OutboxKeeper {
  /** Reads what is kept. */
  readonly read: () => Promise<void>;
  /** Sends what waits, in the order in which it was made; ends at the first that has to be tried again. Tells if none is left. */
  readonly send: () => Promise<boolean>;
}

/** Keeps and sends the calls of a reader. */
export function createWaitingCalls(parts: WaitingParts): WaitingCalls {
  const { userId, store, client, isStillHere, show, onSent, onKept } = parts;
  const nameOf = (id: string): string => `${waitingPrefix(userId)}${id}`;
  const list = async (): Promise<readonly WaitingCall[]> => (await store.list(nameOf(''))) as readonly WaitingCall[];
  const read = async (): Promise<void> => {
    const calls = await list();
    if (isStillHere()) show(calls);
  };
  const change = async (work: Promise<void>): Promise<void> => {
    await work;
    await read();
    onKept();
  };

  async function sendOne(call: WaitingCall): Promise<Sent> {
    try {
      await client.call(call.line as never, call.input as never);
      return 'done';
    } catch (error) {
      const how = judgeFailure(error);
      if (how === 'refused') await store.put(nameOf(call.id), { ...call, refused: (error as CallError).code });
      return how;
    }
  }

  return {
    read,
    async add(call) {
      const kept = await list();
      if (!isStillHere() || kept.length >= MOST_WAITING) return false;
      const waiting: WaitingCall = { ...call, id: newId(), refused: null };
      await change(store.put(nameOf(waiting.id), waiting));
      // A browser that keeps nothing says so by not having it.
      return (await list()).some(({ id }) => id === waiting.id);
    },
    remove: (id) => change(store.remove(nameOf(id))),
    async send() {
      for (const call of await list()) {
        if (call.refused !== null) continue;
        if (!isStillHere()) return false;
        // It may have been taken back while another was sent.
        if (!(await list()).some(({ id }) => id === call.id)) continue;
        const how = await sendOne(call);
        if (how === 'later') return false;
        if (how === 'done') await store.remove(nameOf(call.id));
        await change(Promise.resolve());
        onSent(call, how);
      }
      return true;
    },
  };
}
