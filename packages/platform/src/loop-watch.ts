import type { Log } from './log.ts';

/** A loop that is held for as long as this answers nobody in the meantime. */
const HELD_MS = 200;
const LOOK_EVERY_MS = 100;
/** Operations that are known at once, those that ended lately among them; more are not told of. */
const PLACES = 512;
const MOST_TOLD = 5;

/** Something that was under way while the loop was held. */
export interface Operation {
  readonly operation: string;
  readonly request: string;
}

/** How long the event loop was blocked, and the operations in progress. */
export interface BlockedLoop {
  readonly held_ms: number;
  readonly operations: readonly Operation[];
}

interface OperationSlot {
  operation: string;
  request: string;
  begunAt: number;
  /** Infinity while it is under way. */
  endedAt: number;
}

/**
 * Sees when the event loop of this process was held, and what was under way then. Operations are noted in places that are made once
 * and used again, the longest ended first: noting one costs two readings of a clock, and no memory.
 */
export class LoopWatch {
  readonly #now: () => number;
  readonly #places: readonly OperationSlot[] = Array.from({ length: PLACES }, () => ({
    operation: '',
    request: '',
    begunAt: Infinity,
    endedAt: -Infinity,
  }));
  /** The free places, as a ring. */
  readonly #free = Uint16Array.from({ length: PLACES }, (_place, index) => index);
  #firstFree = 0;
  #freeCount = PLACES;
  #lookedAt: number;

  constructor(now = (): number => performance.now()) {
    this.#now = now;
    this.#lookedAt = now();
  }

  /** Notes that an operation begins; the answer is what `leave` wants when it ends. */
  enter(operation: string, request: string): number {
    if (this.#freeCount === 0) return -1;
    const index = this.#free[this.#firstFree] ?? 0;
    this.#firstFree = (this.#firstFree + 1) % PLACES;
    this.#freeCount -= 1;
    const place = this.#places[index];
    if (place === undefined) return -1;
    place.operation = operation;
    place.request = request;
    place.begunAt = this.#now();
    place.endedAt = Infinity;
    return index;
  }

  /** Notes that it has ended, however it did. */
  leave(index: number): void {
    const place = this.#places[index];
    if (place === undefined) return;
    place.endedAt = this.#now();
    this.#free[(this.#firstFree + this.#freeCount) % PLACES] = index;
    this.#freeCount += 1;
  }

  /** Whether the loop was held since the last look, which was meant to be a tenth of a second ago. */
  look(): BlockedLoop | null {
    const before = this.#lookedAt;
    const now = this.#now();
    this.#lookedAt = now;
    const held = now - before - LOOK_EVERY_MS;
    if (held < HELD_MS) return null;
    const operations = this.#places
      .filter(({ endedAt }) => endedAt >= before)
      .slice(0, MOST_TOLD)
      .map(({ operation, request }) => ({ operation, request }));
    return { held_ms: Math.round(held), operations };
  }

  /** Warns of it from now on; the answer ends that. */
  start(log: Pick<Log, 'warn'>): () => void {
    this.#lookedAt = this.#now();
    const timer = setInterval(() => {
      const held = this.look();
      if (held !== null) log.warn(held, 'the event loop was held');
    }, LOOK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** The watch of this process: it has one loop. */
export const loopWatch = new LoopWatch();
