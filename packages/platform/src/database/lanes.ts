import pg from 'pg';
import { failure, UNAVAILABLE } from '@hearth/kit/failure';
import { isDatabaseUnavailable, sqlState } from './failures.ts';
import type { Scope } from './scope.ts';
import { sendScoped } from './scoped-query.ts';

/** A statement that has not been answered after so many milliseconds may hold up what is sent behind it: that goes elsewhere. */
const SLOW_MS = 40;
/** More statements than these wait for nobody any more: whoever asked has given up before their turn comes. */
const MOST_WAITING = 2_000;
/** A lane that was opened past the first ones and has had nothing to do for so long is closed. */
const IDLE_MS = 30_000;

interface Lane {
  readonly client: Promise<pg.Client>;
  /** When each statement that is under way was sent. */
  readonly sent: Set<{ readonly at: number }>;
  idleSince: number;
  isClosed: boolean;
}

/** PostgreSQL's word for a statement that took too long: its connection is as good as before. */
const CANCELED = '57014';
/** Tells if an error means that the connection is unusable. */
const isConnectionLost = (error: unknown): boolean => isDatabaseUnavailable(error) && sqlState(error) !== CANCELED;

/** The stream that a client writes to, which its types leave out. */
interface OpenWire {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}

/**
 * Connections that reading statements share: each statement is a transaction of its own, so that those of many requests can travel
 * on one connection, one behind the other, without seeing each other. What is asked in the same turn of the event loop leaves in
 * one packet, which costs a busy server far less than a connection and a packet for each. A statement that takes long holds up
 * only what was sent behind it already.
 */
export class Lanes {
  readonly #open: () => Promise<pg.Client>;
  readonly #usual: number;
  readonly #most: number;
  readonly #lanes: Lane[] = [];
  readonly #corked = new WeakSet<pg.Client>();
  #waiting = 0;
  #isClosed = false;

  /** `usual` lanes, and up to `most` while all of those are held up. */
  constructor(open: () => Promise<pg.Client>, { usual, most }: { readonly usual: number; readonly most: number }) {
    this.#open = open;
    this.#usual = usual;
    this.#most = most;
  }

  /** Sends one reading statement in a scope. Refuses with UNAVAILABLE when more wait than can be served in time. */
  send(config: pg.QueryConfig, scope: Scope, moment?: Date): Promise<pg.QueryResult> {
    return this.#on((client) => sendScoped(client, config, { scope, moment, how: 'reading' }));
  }

  /** Sends statements without parameters. */
  async script(text: string): Promise<void> {
    await this.#on((client) => client.query(text));
  }

  /** Open lanes, those without a statement under way, and the statements that are behind another. */
  get state(): { readonly size: number; readonly idle: number; readonly waiting: number } {
    const size = this.#lanes.length;
    const idle = this.#lanes.filter(({ sent }) => sent.size === 0).length;
    return { size, idle, waiting: Math.max(0, this.#waiting - (size - idle)) };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#lanes.splice(0).map(async ({ client }) => (await client).end().catch(() => undefined)));
  }

  async #on<T>(ask: (client: pg.Client) => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING) throw failure(UNAVAILABLE);
    const now = performance.now();
    const lane = this.#pick(now);
    const mark = { at: now };
    lane.sent.add(mark);
    this.#waiting += 1;
    try {
      const client = await lane.client;
      this.#cork(client);
      return await ask(client);
    } catch (error) {
      if (isConnectionLost(error)) this.#close(lane);
      throw error;
    } finally {
      this.#waiting -= 1;
      lane.sent.delete(mark);
      if (lane.sent.size === 0) this.#rest(lane);
    }
  }

  /** The lane with the fewest statements among those that nothing slow holds up; a new one when there is none. */
  #pick(now: number): Lane {
    let best: Lane | undefined;
    let isBestSlow = true;
    for (const lane of this.#lanes) {
      const [first] = lane.sent;
      const isSlow = first !== undefined && now - first.at > SLOW_MS;
      if (best === undefined || (isBestSlow && !isSlow) || (isBestSlow === isSlow && lane.sent.size < best.sent.size)) {
        best = lane;
        isBestSlow = isSlow;
      }
    }
    const room = isBestSlow ? this.#most : this.#usual;
    if (best === undefined || (best.sent.size > 0 && this.#lanes.length < room)) return this.#add();
    return best;
  }

  #add(): Lane {
    const lane: Lane = { client: this.#open(), sent: new Set(), idleSince: 0, isClosed: false };
    this.#lanes.push(lane);
    lane.client.then(
      (client) => {
        client.once('end', () => this.#drop(lane));
        client.on('error', () => this.#drop(lane));
      },
      () => this.#drop(lane),
    );
    return lane;
  }

  #drop(lane: Lane): void {
    const index = this.#lanes.indexOf(lane);
    if (index >= 0) this.#lanes.splice(index, 1);
  }

  /** Once: each of the statements that a broken connection held up asks for it. */
  #close(lane: Lane): void {
    if (lane.isClosed) return;
    lane.isClosed = true;
    this.#drop(lane);
    void lane.client.then((client) => client.end()).catch(() => undefined);
  }

  /** Closes a lane past the usual ones when it stays without work. */
  #rest(lane: Lane): void {
    lane.idleSince = performance.now();
    if (this.#isClosed || this.#lanes.indexOf(lane) < this.#usual) return;
    setTimeout(() => {
      if (lane.sent.size > 0 || performance.now() - lane.idleSince < IDLE_MS) return;
      this.#close(lane);
    }, IDLE_MS + 1_000).unref();
  }

  /** Holds what is written back until this turn of the event loop ends. */
  #cork(client: pg.Client): void {
    if (this.#corked.has(client)) return;
    this.#corked.add(client);
    const { stream } = (client as unknown as OpenWire).connection;
    stream.cork();
    setImmediate(() => {
      this.#corked.delete(client);
      stream.uncork();
    });
  }
}
