import { PassThrough } from 'node:stream';
import type { Actor } from '@hearth/kit/access';
import type { HearthEvent } from '@hearth/kit/event';
import type { PolicySource } from '../access/sources.ts';
import type { Clock } from '../clock.ts';
import { ENDINGS, resolveAudience, RECHECKS } from './hearing.ts';
import type { EventAudience } from './hearing.ts';
import type { Hub } from './hub.ts';
import { StreamLimits } from './stream-limits.ts';

const HEARTBEAT_MS = 25_000;
/** A reader that is this far behind is let go: it reconnects and reads afresh. */
const LARGEST_BACKLOG = 256 * 1024;
/** A stream ends after this long: its browser comes back, and its token is looked at again. */
const LONGEST_MS = 3_600_000;

/** The event streams of this node. */
export class Streams {
  readonly limits = new StreamLimits();
  readonly #hub: Hub;
  readonly #policies: PolicySource;
  readonly #clock: Clock;

  constructor(hub: Hub, policies: PolicySource, clock: Clock) {
    this.#hub = hub;
    this.#policies = policies;
    this.#clock = clock;
  }

  /**
   * The server-sent events of one browser: what concerns the person, and of the brands that it follows what they could read
   * there. Ends when the caller goes, with the session, and with the right to one of the brands; a right that became less is
   * heard less of from that moment on. Where anything may have happened since the page began to read, it is told to read again.
   * Refuses a brand without a right, and one stream too many.
   */
  async open(actor: Actor, brandIds: readonly string[], request: StreamRequest, readForMs = 0): Promise<PassThrough> {
    const giveBack = this.limits.take(actor, request.ip);
    const ask = (): Promise<EventAudience> => resolveAudience(this.#policies, actor, brandIds);
    const parts = { hub: this.#hub, clock: this.#clock, actor, ask, readForMs, whenEnded: giveBack };
    const stream = new OpenStream(parts);
    request.signal.addEventListener('abort', () => stream.end(), { once: true });
    try {
      await stream.start();
    } catch (error) {
      stream.end();
      throw error;
    }
    if (request.signal.aborted) stream.end();
    return stream.body;
  }
}

interface StreamRequest {
  readonly ip: string;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
}

interface StreamParts {
  readonly hub: Hub;
  readonly clock: Clock;
  readonly actor: Actor;
  /** What the person may hear now; refuses when that is nothing of a brand that they follow. */
  readonly ask: () => Promise<EventAudience>;
  /** How many milliseconds ago the page began to read. */
  readonly readForMs: number;
  readonly whenEnded: () => void;
}

class OpenStream {
  readonly body = new PassThrough();
  readonly #parts: StreamParts;
  readonly #endsAt: number;
  /** What ends with the stream, and what ends when other topics are heard. */
  readonly #stops: (() => void)[] = [];
  #topics: (() => void)[] = [];
  #heard: readonly string[] = [];
  #until: number | null = null;
  /** How often it was asked anew what may be heard; while an answer is awaited, what came since waits. */
  #asked = 0;
  #hasStarted = false;
  #waiting: (HearthEvent | null)[] | undefined;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#endsAt = parts.clock.now().getTime() + LONGEST_MS;
    this.#stops.push(parts.whenEnded);
  }

  /** Listens for changes of rights before it asks for them: one that is announced meanwhile is not missed. */
  async start(): Promise<void> {
    const { hub, actor, ask, readForMs } = this.#parts;
    const heartbeat = setInterval(() => {
      if (this.#isOver()) this.end();
      else this.body.write(': still here\n\n');
    }, HEARTBEAT_MS);
    heartbeat.unref();
    this.#stops.push(() => clearInterval(heartbeat));
    // After an interruption anything may have ended unheard: the browser comes back, and its token is looked at again.
    for (const [type, concerns] of ENDINGS)
      this.#stops.push(
        hub.onType(type, (event) => {
          if (event === null || concerns(event.data, actor)) this.end();
        }),
      );
    for (const [type, concerns] of RECHECKS)
      this.#stops.push(
        hub.onType(type, (event) => {
          if (event !== null && concerns(event.data, actor)) this.#recheck();
        }),
      );
    this.body.once('close', () => this.end());
    let hearing: EventAudience;
    let asked: number;
    do {
      asked = this.#asked;
      hearing = await ask();
    } while (asked !== this.#asked);
    this.#hasStarted = true;
    if (this.body.writableEnded) return;
    this.#follow(hearing);
    this.body.write('retry: 1000\nevent: ready\ndata: {}\n\n');
    // Asked after it listens: what happens from now on is heard.
    if (readForMs > 0 && hub.recent.mayHaveHappened(hearing.topics, readForMs)) this.#write(null);
  }

  end(): void {
    for (const stop of [...this.#stops.splice(0), ...this.#topics.splice(0)]) stop();
    this.body.end();
    // Nobody waits for a reader that does not read any more.
    if (this.body.writableLength > LARGEST_BACKLOG) this.body.destroy();
  }

  #follow({ topics, until }: EventAudience): void {
    for (const stop of this.#topics.splice(0)) stop();
    this.#topics = topics.map((topic) => this.#parts.hub.onTopic(topic, (event) => this.#hear(event)));
    this.#heard = topics;
    this.#until = until;
  }

  #isOver(): boolean {
    const now = this.#parts.clock.now().getTime();
    return now >= this.#endsAt || (this.#until !== null && now >= this.#until);
  }

  #hear(event: HearthEvent | null): void {
    if (this.#waiting === undefined) this.#write(event);
    else this.#waiting.push(event);
  }

  #write(event: HearthEvent | null): void {
    if (this.#isOver() || this.body.writableLength > LARGEST_BACKLOG) return this.end();
    if (event === null) this.body.write('event: resync\ndata: {}\n\n');
    else this.body.write(`event: ${event.type}\ndata: ${JSON.stringify(dataFor(event, this.#parts.actor.userId))}\n\n`);
  }

  /** Asks again what may be heard. What comes meanwhile waits; where the answer is another one, the page reads again instead. */
  #recheck(): void {
    const asked = (this.#asked += 1);
    if (!this.#hasStarted) return;
    this.#waiting ??= [];
    this.#parts.ask().then(
      (hearing) => {
        if (asked !== this.#asked || this.body.writableEnded) return;
        const waited = this.#waiting ?? [];
        this.#waiting = undefined;
        const isSame =
          hearing.topics.length === this.#heard.length && hearing.topics.every((topic) => this.#heard.includes(topic));
        this.#follow(hearing);
        const own = `user:${this.#parts.actor.userId}` as const;
        for (const event of waited) if (isSame || event === null || event.topics.includes(own)) this.#write(event);
        if (!isSame) this.#write(null);
      },
      () => this.end(),
    );
  }
}

/** The data of an event for a person: the shared part, with what is addressed to them alone. */
function dataFor({ data, aside }: HearthEvent, userId: string): HearthEvent['data'] {
  return aside?.user_id === userId ? { ...data, ...aside.data } : data;
}
