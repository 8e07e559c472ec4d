import type { EventContract, EventData } from '@hearth/kit/event';
import type { Session } from './session.ts';
import type { StreamMessage } from './live/sse.ts';
import { readStream } from './live/read-stream.ts';

/** News from the server: what happened, and to which ids. The rest is read through a call. */
export interface LiveEvent<Data extends EventData = EventData> {
  readonly type: string;
  readonly data: Data;
}

/** The event type of some contracts. */
export type EventOf<Contract extends Pick<EventContract, 'type'>> =
  Contract extends EventContract<infer Data> ? LiveEvent<Data> : LiveEvent;

/** `open`: news arrive as they happen; `polling`: the stream cannot be had, listeners are told to read again now and then. */
export type LiveStatus = 'idle' | 'connecting' | 'open' | 'polling';

/** The callbacks of a listener: for each event, and after possibly missed ones. */
export interface LiveListener {
  readonly types: readonly string[];
  readonly hear: (event: LiveEvent) => void;
  /** Read everything again: events may have been missed. */
  readonly resync?: (() => void) | undefined;
}

/** The one event stream of a page. It is open while somebody listens. */
export interface LiveEvents {
  readonly listen: (listener: LiveListener) => () => void;
  /** The brands whose news is wanted besides the person's own. */
  readonly follow: (brandIds: readonly string[]) => void;
  readonly status: () => LiveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** The timing of a stream; tests bring shorter ones. */
export interface LiveTiming {
  /** The first wait before connecting again; doubled with each failure, then shortened by chance. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
  /** Without a sign of life for this long the stream counts as dead. The server's heartbeat comes every 25 s. */
  readonly silenceMs: number;
  /** After this many failures in a row, listeners are told to read again every `pollMs`. */
  readonly failuresBeforePolling: number;
  readonly pollMs: number;
}

/** What the server takes at most as the time since a page began to be read. */
const LONGEST_READ_MS = 3_600_000;

const TIMING: LiveTiming = {
  retryMs: 1_000,
  longestRetryMs: 30_000,
  silenceMs: 60_000,
  failuresBeforePolling: 3,
  pollMs: 30_000,
};

/** The dependencies of the event stream. */
export interface LiveParts {
  readonly session: Pick<Session, 'getToken'>;
  readonly origin?: string;
  readonly timing?: LiveTiming;
  /** Told of all news, and that some may have been missed, before the listeners are. */
  readonly onNews?: () => void;
}

/** Opens `GET /v1/events` with fetch (an EventSource cannot send the token), and keeps it open. */
export function createLiveEvents(parts: LiveParts): LiveEvents {
  const { timing = TIMING, onNews } = parts;
  const listeners = new Set<LiveListener>();
  const status = createStatus();
  let followed: readonly string[] = [];
  let running: AbortController | null = null;

  const resync = (): void => {
    onNews?.();
    for (const listener of listeners) listener.resync?.();
  };
  const publish = (event: LiveEvent): void => {
    onNews?.();
    for (const listener of listeners) if (listener.types.includes(event.type)) listener.hear(event);
  };
  const readOnce = createReader(parts, {
    brandIds: () => followed,
    publish,
    resync,
    onOpen: () => status.become('open'),
  });

  function start(): void {
    if (running !== null || listeners.size === 0) return;
    running = new AbortController();
    void keepOpen(running.signal, timing, { readOnce, become: status.become, resync });
  }
  function stop(): void {
    running?.abort();
    running = null;
    status.become('idle');
  }

  return {
    listen(listener) {
      listeners.add(listener);
      start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    follow(brandIds) {
      if (brandIds.length === followed.length && brandIds.every((id) => followed.includes(id))) return;
      followed = [...brandIds];
      if (running === null) return;
      stop();
      start();
    },
    status: status.get,
    subscribe: status.subscribe,
    close() {
      listeners.clear();
      stop();
    },
  };
}

interface ReaderActions {
  readonly brandIds: () => readonly string[];
  readonly publish: (event: LiveEvent) => void;
  readonly resync: () => void;
  readonly onOpen: () => void;
}

/** Reads the stream once at each call, from the last event that it has seen. */
function createReader(
  { session, origin = '', timing = TIMING }: LiveParts,
  { brandIds, publish, resync, onOpen }: ReaderActions,
): (signal: AbortSignal) => Promise<boolean> {
  let lastId = '';
  let connected = false;
  const hear = ({ type, data, id }: StreamMessage): void => {
    lastId = id;
    if (type === 'ready') {
      // The first time the server says whether anything happened since the page began to read; later on, something was missed.
      if (connected) resync();
      connected = true;
      onOpen();
    } else if (type === 'resync') resync();
    else publish({ type, data: JSON.parse(data) as LiveEvent['data'] });
  };
  return async (signal) => {
    const token = await session.getToken().catch(() => null);
    if (token === null) return false;
    const address = origin + streamPath(brandIds(), connected);
    return readStream({ address, token, lastId, silenceMs: timing.silenceMs, signal, hear });
  };
}

/** The path of a stream; the first also says for how long the page has been reading. */
function streamPath(brandIds: readonly string[], connected: boolean): string {
  const search = new URLSearchParams(brandIds.map((id) => ['brand', id]));
  if (!connected) search.set('read_for_ms', String(Math.min(Math.ceil(performance.now()), LONGEST_READ_MS)));
  return `/v1/events${search.size === 0 ? '' : `?${search.toString()}`}`;
}

interface StatusStore {
  readonly get: () => LiveStatus;
  readonly become: (next: LiveStatus) => void;
  readonly subscribe: (watcher: () => void) => () => void;
}

function createStatus(): StatusStore {
  const watchers = new Set<() => void>();
  let status: LiveStatus = 'idle';
  return {
    get: () => status,
    become: (next) => {
      if (status === next) return;
      status = next;
      for (const watcher of watchers) watcher();
    },
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

interface StreamActions {
  /** Reads the stream until it ends; true when it had been open. */
  readonly readOnce: (signal: AbortSignal) => Promise<boolean>;
  readonly become: (status: LiveStatus) => void;
  readonly resync: () => void;
}

/** Reads the stream again whenever it ends, with growing pauses; after some failures in a row it polls. */
async function keepOpen(
  signal: AbortSignal,
  timing: LiveTiming,
  { readOnce, become, resync }: StreamActions,
): Promise<void> {
  let failures = 0;
  let polled = 0;
  while (!signal.aborted) {
    if (failures < timing.failuresBeforePolling) become('connecting');
    const opened = await readOnce(signal);
    if (signal.aborted) return;
    failures = opened ? 0 : failures + 1;
    if (failures >= timing.failuresBeforePolling) {
      become('polling');
      if (Date.now() - polled >= timing.pollMs) {
        polled = Date.now();
        resync();
      }
    }
    await pause(Math.min(timing.retryMs * 2 ** failures, timing.longestRetryMs) * (0.5 + Math.random() / 2), signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
