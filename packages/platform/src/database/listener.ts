import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The pauses between attempts to connect again grow from the first to the longest; each is shortened by up to half at random. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** A connection that nothing is heard on may have been cut without a word: it is asked now and then, and has so long to answer. */
const ASKED_EVERY_MS = 10_000;
const ANSWER_MS = 5_000;

/** The timing of a listener where it differs from the default. */
export interface ListenerTiming {
  readonly askedEveryMs?: number;
  readonly answerMs?: number;
}

interface Connection {
  readonly client: pg.Client;
  /** Resolves when it has broken or was closed. */
  readonly ended: Promise<void>;
  /** Ends it at once, whatever it is doing. */
  readonly drop: () => void;
}

interface Listening {
  readonly url: string;
  readonly channel: string;
  readonly hear: (payload: string) => void;
  readonly answerMs: number;
  /** Closes the connection. */
  readonly signal: AbortSignal;
}

async function openConnection({ url, channel, hear, answerMs, signal }: Listening): Promise<Connection> {
  // A socket of our own: one that the network has swallowed is ended without a goodbye that would never be answered.
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'hearth listener',
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    stream: () => socket,
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const drop = (): void => void socket.destroy();
  client.on('error', drop);
  client.on('notification', ({ payload }) => {
    if (!signal.aborted) hear(payload ?? '');
  });
  signal.addEventListener('abort', drop, { once: true });
  void ended.then(() => signal.removeEventListener('abort', drop));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    signal.throwIfAborted();
  } catch (error) {
    drop();
    throw error;
  }
  return { client, ended, drop };
}

/** Resolves when the connection has ended, which it makes it do when a question stays without an answer. */
async function watch({ client, ended, drop }: Connection, askedEveryMs: number): Promise<void> {
  let asked = false;
  const asking = setInterval(() => {
    if (asked) return;
    asked = true;
    client.query('select 1').then(() => (asked = false), drop);
  }, askedEveryMs);
  asking.unref();
  await ended;
  clearInterval(asking);
}

/**
 * Keeps one connection of its own listening on a channel, and opens another when it breaks, one at a time. `hear` gets each
 * payload; `lost` is called once for each time that listening began anew. Rejects when the first connection fails. What it
 * answers closes it: after that nothing is opened and nothing is heard.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  hear: (payload: string) => void,
  lost: () => void,
  pace: ListenerTiming = {},
): Promise<() => Promise<void>> {
  const { askedEveryMs = ASKED_EVERY_MS, answerMs = ANSWER_MS } = pace;
  const closing = new AbortController();
  const { signal } = closing;

  const connect = (): Promise<Connection> => openConnection({ url, channel, hear, answerMs, signal });

  /** One after the other for as long as it is open: there is no second place that connects. */
  const keepListening = async (first: Connection): Promise<void> => {
    let attempts = 0;
    for (let connection: Connection | undefined = first; ; connection = await connect().catch(() => undefined)) {
      if (connection !== undefined) {
        if (connection !== first) lost();
        const since = performance.now();
        await watch(connection, askedEveryMs);
        if (performance.now() - since > LONGEST_PAUSE_MS) attempts = 0;
      }
      if (signal.aborted) return;
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
      attempts += 1;
      await pause(longest * (1 - Math.random() / 2), undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  };

  const kept = keepListening(await connect());
  return () => {
    closing.abort();
    return kept;
  };
}
