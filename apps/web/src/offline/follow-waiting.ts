import type { Connection } from '@hearth/client/context';
import type { Outbox, WaitingCall } from '@hearth/client/browser/outbox';
import { keptStore } from './kept-store.ts';
import { createWaitingCalls } from './waiting-calls.ts';

/** What is tried again is, after this time while there is a connection, in milliseconds. */
const AGAIN_MS = 15_000;

/** The name of the lock and of the channel between the windows of a browser. */
const WAITING = 'hearth-waiting';

/** Runs work in one window of this browser at a time; another that is at it already does it for all. */
async function inOneWindow(work: () => Promise<boolean>): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return work();
  return locks.request(WAITING, { ifAvailable: true }, (lock) => (lock === null ? true : work()));
}

/** Keeps the calls of a reader, and sends them whenever there is a connection. What is returned ends it. */
export function followWaiting(
  { client, online, session }: Connection,
  outbox: Outbox,
  userId: string,
  onSent: (call: WaitingCall, how: 'done' | 'refused') => void,
): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(WAITING);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const calls = createWaitingCalls({
    userId,
    store: keptStore,
    client,
    isStillHere() {
      const user = session.user();
      // Without a connection the session says nothing, and the page goes on with who was here last.
      return !ended && (user === null ? !online.isOnline() : user.id === userId);
    },
    show: outbox.show,
    onSent,
    onKept: () => channel?.postMessage(null),
  });
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    if (ended || !online.isOnline()) return;
    const isAllSent = await inOneWindow(calls.send).catch(() => false);
    if (!isAllSent && !ended) timer = setTimeout(() => void send(), AGAIN_MS);
  };
  const stops = [
    outbox.keepWith({
      async add(call) {
        const isKept = await calls.add(call);
        // A call that got no answer on a bad connection is tried again.
        if (isKept && online.isOnline()) timer = setTimeout(() => void send(), AGAIN_MS);
        return isKept;
      },
      remove: calls.remove,
    }),
    online.subscribe(() => void send()),
    // Who it is is known only some time after the connection is back.
    session.subscribe(() => void send()),
  ];
  channel?.addEventListener('message', () => void calls.read());
  void calls.read().then(send);
  return () => {
    ended = true;
    clearTimeout(timer);
    channel?.close();
    for (const stop of stops) stop();
  };
}
