import { createLiveEvents } from '@hearth/client/events';
import type { LiveEvents } from '@hearth/client/events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import type { Node } from './node.ts';

/** As in a browser, in more of a hurry to come back. */
const TIMING = {
  retryMs: 200,
  longestRetryMs: 1_000,
  silenceMs: 60_000,
  failuresBeforePolling: 1_000,
  pollMs: 600_000,
};

/**
 * A page that is open on the week of a location: it reads the week once, and again only when it hears of something or that it
 * may have missed something. What it would show is what it read last.
 */
export class Follower {
  readonly node: Node;
  readonly #caller: Caller;
  readonly #path: string;
  readonly #live: LiveEvents;
  #shown: ReadonlySet<string> = new Set();
  #asked = 0;
  #isReading = false;
  #isClosed = false;
  events = 0;
  resyncs = 0;

  constructor(caller: Caller, node: Node, place: string, week: string) {
    this.#caller = caller;
    this.node = node;
    this.#path = `/v1/brands/${place}/schedule?week=${week}`;
    this.#live = createLiveEvents({
      origin: node.origin,
      timing: TIMING,
      session: {
        getToken: async () => {
          const token = await caller.tokenAt(node);
          return typeof token === 'string' ? token : null;
        },
      },
    });
    this.#live.follow([place]);
    this.#live.listen({
      types: ['scheduling.shifts_changed'],
      hear: () => {
        this.events += 1;
        this.#read();
      },
      resync: () => {
        this.resyncs += 1;
        this.#read();
      },
    });
    this.#read();
  }

  /** The ids of the shifts that the page shows. */
  get shown(): ReadonlySet<string> {
    return this.#shown;
  }

  get isOpen(): boolean {
    return this.#live.status() === 'open';
  }

  close(): void {
    this.#isClosed = true;
    this.#live.close();
  }

  /** Reads the week; again when it was asked to meanwhile, and until it succeeds. */
  #read(): void {
    this.#asked += 1;
    if (this.#isReading) return;
    this.#isReading = true;
    void this.#readOn().finally(() => (this.#isReading = false));
  }

  async #readOn(): Promise<void> {
    for (let read = 0; read < this.#asked && !this.#isClosed;) {
      const asked = this.#asked;
      const outcome = await this.#caller.call(this.node, this.#path);
      if (outcome.kind === 'done') {
        const { shifts } = outcome.data as { shifts: { id: string }[] };
        this.#shown = new Set(shifts.map(({ id }) => id));
        read = asked;
      } else if (outcome.kind === 'wrong') return;
      else await pause(200);
    }
  }
}
