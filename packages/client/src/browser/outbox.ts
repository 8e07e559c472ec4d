import type { AnswerOf, EndpointLine } from '@hearth/kit/endpoint';
import { useSyncExternalStore } from 'react';
import { CallError } from '../call-error.ts';
import type { Connection } from '../context.ts';
import { useConnection } from '../context.ts';
import type { AnyEndpoint, CallArguments, CallInput } from '../request.ts';

/** What a call that waits is called on the screen, and what it is about. */
export interface WaitingWords {
  /** In the reader's words when it was kept: what is done, and with what. */
  readonly label: string;
  /** What it is about, such as the id of a shift: the page shows there that something waits. */
  readonly about: string;
}

/** A call that was made without a connection. */
export interface WaitingCall extends WaitingWords {
  /** Sorts by when it was made. */
  readonly id: string;
  readonly line: Pick<EndpointLine, 'id' | 'method' | 'path' | 'access' | 'changes'>;
  readonly input: { readonly params?: unknown; readonly body?: unknown };
  /** The code of the server's refusal; null: not sent yet. */
  readonly refused: string | null;
}

/** What keeps calls, once it has been loaded. */
export interface OutboxKeeper {
  /** Tells if it was kept. */
  readonly add: (call: Omit<WaitingCall, 'id' | 'refused'>) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
}

/** The calls of the reader that wait for a connection, and those that were refused when they were sent. */
export interface Outbox extends OutboxKeeper {
  readonly calls: () => readonly WaitingCall[];
  readonly subscribe: (listener: () => void) => () => void;
  /** What is kept now. */
  readonly show: (calls: readonly WaitingCall[]) => void;
  /** Keeps from now on; what is returned ends that. */
  readonly keepWith: (keeper: OutboxKeeper) => () => void;
}

const NONE: readonly WaitingCall[] = [];

/** An outbox that keeps nothing until somebody does it. */
export function createOutbox(): Outbox {
  let calls = NONE;
  let keeper: OutboxKeeper | null = null;
  const listeners = new Set<() => void>();
  const show = (next: readonly WaitingCall[]): void => {
    calls = next.length === 0 ? NONE : next;
    for (const listener of listeners) listener();
  };
  return {
    calls: () => calls,
    show,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keepWith(next) {
      keeper = next;
      return () => {
        if (keeper === next) keeper = null;
        show(NONE);
      };
    },
    add: async (call) => (await keeper?.add(call)) ?? false,
    remove: async (id) => keeper?.remove(id),
  };
}

/** In place of an answer: the call was kept, and is sent when there is a connection again. */
export const KEPT = Symbol('kept');

/** A connection that gives no answer in this time is as good as none, in milliseconds. What is kept can be sent twice. */
const PATIENCE_MS = 20_000;

function isUnreached(error: unknown): boolean {
  return (error instanceof CallError && error.status === 0) || (error as Error).name === 'TimeoutError';
}

/**
 * Sends a call now, or keeps it for when there is a connection. Only for calls that change nothing more when they are sent
 * again. Rejects like `client.call`, also where nothing can be kept.
 */
export async function sendOrKeep<E extends AnyEndpoint>(
  { client, online, outbox }: Pick<Connection, 'client' | 'online' | 'outbox'>,
  endpoint: E,
  input: CallInput<E>,
  words: WaitingWords,
): Promise<AnswerOf<E> | typeof KEPT> {
  const send = (): Promise<AnswerOf<E>> =>
    client.call(endpoint, ...([{ ...input, signal: AbortSignal.timeout(PATIENCE_MS) }] as unknown as CallArguments<E>));
  if (outbox === undefined) return client.call(endpoint, ...([input] as unknown as CallArguments<E>));
  let failed: unknown = new CallError(0, 'NETWORK', 'The server could not be reached.');
  if (online.isOnline()) {
    try {
      return await send();
    } catch (error) {
      if (!isUnreached(error)) throw error;
      failed = error;
    }
  }
  const { id, method, path, access, changes = [] } = endpoint;
  const { params, body } = input as WaitingCall['input'];
  const line = { id, method, path, access: { kind: access.kind }, changes };
  if (await outbox.add({ ...words, line, input: { params, body } })) return KEPT;
  throw failed instanceof CallError ? failed : new CallError(0, 'NETWORK', 'The server could not be reached.');
}

/** The reader's calls that wait or were refused, the oldest first. */
export function useWaitingCalls(): readonly WaitingCall[] {
  const { outbox } = useConnection();
  return useSyncExternalStore(outbox?.subscribe ?? (() => () => undefined), outbox?.calls ?? (() => NONE), () => NONE);
}

/** Tells if a call about this waits to be sent. */
export function useIsWaiting(about: string): boolean {
  return useWaitingCalls().some((call) => call.about === about && call.refused === null);
}
