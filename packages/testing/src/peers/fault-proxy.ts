import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** The network conditions of everything that passes from now on, including open connections. */
export interface NetworkConditions {
  /** Resets new connections. */
  readonly refuses: boolean;
  /** Nothing passes either way and nobody is told: a cable cut, a firewall that forgot. What was sent arrives if it ends. */
  readonly blackHole: boolean;
  /** How long each part of what is sent is held up, in milliseconds, and up to how much more at random. */
  readonly latencyMs: number;
  readonly jitterMs: number;
  /** Some parts are held up longer: how many of one, and by how much. */
  readonly slowShare: number;
  readonly slowMs: number;
  /** How much passes each way in each connection, in bytes a second. */
  readonly bytesPerSecond: number;
}

const FAIR: NetworkConditions = {
  refuses: false,
  blackHole: false,
  latencyMs: 0,
  jitterMs: 0,
  slowShare: 0,
  slowMs: 0,
  bytesPerSecond: Number.POSITIVE_INFINITY,
};

/** A network between a client and a TCP server on this machine, of which a test says how bad it is. */
export interface FaultProxy {
  readonly port: number;
  /** How many connections are open now, and how many there ever were, refused ones included. */
  readonly open: number;
  readonly arrived: number;
  /** Changes the weather; what is not named is fair. */
  set(weather?: Partial<NetworkConditions>): void;
  /** Breaks every open connection with a reset. */
  reset(): void;
  /** Sends new connections to another port. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** The current conditions, and when the next black hole ends. */
interface ConditionsState {
  weather: NetworkConditions;
  clear: Promise<void>;
}

/** Delays one direction of a connection by the current conditions, keeping its order. */
class ShapedStream extends Transform {
  readonly #sky: ConditionsState;
  /** Resolves when all that was taken has been passed on. */
  #passed: Promise<void> = Promise.resolve();
  /** When the line is free for the next part. */
  #free = 0;

  constructor(sky: ConditionsState) {
    super();
    this.#sky = sky;
  }

  override _transform(part: Buffer, _encoding: string, done: TransformCallback): void {
    void this.#take(part, done);
  }

  override _flush(done: TransformCallback): void {
    void this.#end(done);
  }

  async #take(part: Buffer, done: TransformCallback): Promise<void> {
    while (this.#sky.weather.blackHole) await this.#sky.clear;
    const { latencyMs, jitterMs, slowShare, slowMs, bytesPerSecond } = this.#sky.weather;
    const held = latencyMs + Math.random() * jitterMs + (Math.random() < slowShare ? slowMs : 0);
    const now = performance.now();
    this.#free = Math.max(this.#free, now) + (part.length * 1_000) / bytesPerSecond;
    this.#passed = this.#passOn(part, this.#passed, held + this.#free - now);
    // What follows is taken at once, so that a long line is not a narrow one as well; a narrow one makes it wait.
    if (this.#free > now) await pause(this.#free - now);
    done();
  }

  async #passOn(part: Buffer, before: Promise<void>, afterMs: number): Promise<void> {
    if (afterMs > 0) await pause(afterMs);
    await before;
    if (!this.destroyed) this.push(part);
  }

  async #end(done: TransformCallback): Promise<void> {
    await this.#passed;
    while (this.#sky.weather.blackHole) await this.#sky.clear;
    done();
  }
}

/** Starts a proxy on a free port before a TCP server of this machine. The weather is fair. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const sky: ConditionsState = { weather: FAIR, clear: Promise.resolve() };
  let clears = (): void => undefined;
  let to = target;
  let arrived = 0;
  const pairs = new Map<Socket, Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    arrived += 1;
    client.on('error', () => undefined);
    if (sky.weather.refuses) return void client.resetAndDestroy();
    const upstream = connect({ port: to, host: '127.0.0.1', noDelay: true });
    pairs.set(client, upstream);
    client.once('close', () => {
      upstream.destroy();
      pairs.delete(client);
    });
    // A server that is not there is a client that is reset: the nearest that a proxy comes to refusing.
    upstream.on('error', () => void sky.clear.then(() => client.resetAndDestroy()));
    client.pipe(new ShapedStream(sky)).pipe(upstream);
    upstream.pipe(new ShapedStream(sky)).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get open() {
      return pairs.size;
    },
    get arrived() {
      return arrived;
    },
    set: (next = {}) => {
      const held = sky.weather.blackHole;
      sky.weather = { ...FAIR, ...next };
      if (sky.weather.blackHole && !held) sky.clear = new Promise((resolve) => (clears = resolve));
      if (held && !sky.weather.blackHole) clears();
    },
    reset: () => {
      for (const [client, upstream] of pairs) {
        upstream.resetAndDestroy();
        client.resetAndDestroy();
      }
    },
    leadTo: (port) => {
      to = port;
    },
    close: () =>
      new Promise((resolve) => {
        for (const client of pairs.keys()) client.destroy();
        server.close(() => resolve());
      }),
  };
}
