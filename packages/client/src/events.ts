import type { EventContract, EventData } from '@hearth/kit/event';
import type { Session } from './session.ts';
import { createStreamReader } from './sse.ts';

/** News from the server: what happened, and to which ids. The rest is read through a call. */
export interface LiveEvent<Data extends EventData = EventData> {
  readonly type: string;
  readonly data: Data;
}

/** What is heard of some contracts. */
export type HeardOf<Contract extends Pick<EventContract, 'type'>> =
  Contract extends EventContract<infer Data> ? LiveEvent<Data> : LiveEvent;

/** `open`: news arrive as they happen; `polling`: the stream cannot be had, listeners are told to read again now and then. */
export type LiveStatus = 'idle' | 'connecting' | 'open' | 'polling';

/** What a listener does with an event, and when anything may have been missed. */
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

/** What a stream needs. */
export interface LiveParts {
  readonly session: Pick<Session, 'getToken'>;
  readonly origin?: string;
  readonly timing?: LiveTiming;
  /** Told of all news, and that some may have been missed, before the listeners are. */
  readonly onNews?: () => void;
}

/** Opens `GET /v1/events` with fetch (an EventSource cannot send the token), and keeps it open. */
export function createLiveEvents({ session, origin = '', timing = TIMING, onNews }: LiveParts): LiveEvents {
  const listeners = new Set<LiveListener>();
  const watchers = new Set<() => void>();
  let status: LiveStatus = 'idle';
  let followed: readonly string[] = [];
  let lastId = '';
  let connected = false;
  let running: AbortController | null = null;

  function become(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    for (const watcher of watchers) watcher();
  }
  function resync(): void {
    onNews?.();
    for (const listener of listeners) listener.resync?.();
  }
  function hear(type: string, data: string, id: string): void {
    lastId = id;
    if (type === 'ready') {
      // The first time the server says whether anything happened since the page began to read; later on, something was missed.
      if (connected) resync();
      connected = true;
      become('open');
    } else if (type === 'resync') resync();
    else {
      onNews?.();
      const event: LiveEvent = { type, data: JSON.parse(data) as LiveEvent['data'] };
      for (const listener of listeners) if (listener.types.includes(type)) listener.hear(event);
    }
  }

  /** One stream until it ends. True when it had been open. */
  async function readStream(token: string, outer: AbortSignal): Promise<boolean> {
    const silent = new AbortController();
    let timer = setTimeout(() => silent.abort(), timing.silenceMs);
    const search = new URLSearchParams(followed.map((id) => ['brand', id]));
    if (!connected) search.set('read_for_ms', String(Math.min(Math.ceil(performance.now()), LONGEST_READ_MS)));
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastId === '' ? {} : { 'last-event-id': lastId }),
    };
    let opened = false;
    try {
      const response = await fetch(`${origin}/v1/events${search.size === 0 ? '' : `?${search.toString()}`}`, {
        headers,
        signal: AbortSignal.any([outer, silent.signal]),
      });
      if (!response.ok || response.body === null) return false;
      const read = createStreamReader((message) => {
        opened = true;
        hear(message.type, message.data, message.id);
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => silent.abort(), timing.silenceMs);
        read(part.value);
      }
      return opened;
    } catch {
      return opened;
    } finally {
      clearTimeout(timer);
    }
  }

  async function keepOpen(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let polled = 0;
    while (!signal.aborted) {
      if (failures < timing.failuresBeforePolling) become('connecting');
      const token = await session.getToken().catch(() => null);
      const opened = token !== null && (await readStream(token, signal));
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

  function start(): void {
    if (running !== null || listeners.size === 0) return;
    running = new AbortController();
    void keepOpen(running.signal);
  }
  function stop(): void {
    running?.abort();
    running = null;
    become('idle');
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
    status: () => status,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    close() {
      listeners.clear();
      stop();
    },
  };
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
