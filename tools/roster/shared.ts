import type { Roster, RosterProblem } from '@hearth/domains/auto-fill/rules';

const HEADER_BYTES = 16;

/** The best roster of all threads, in memory that all of them see. Only the main thread writes; an odd version means that it is at it. */
export class Shared {
  readonly buffer: SharedArrayBuffer;
  readonly #version: Int32Array;
  readonly #cost: Float64Array;
  readonly #cells: Int16Array;

  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer;
    this.#version = new Int32Array(buffer, 0, 1);
    this.#cost = new Float64Array(buffer, 8, 1);
    this.#cells = new Int16Array(buffer, HEADER_BYTES);
  }

  static bytes({ people, days }: RosterProblem): number {
    return HEADER_BYTES + people.length * days * 2;
  }

  /** Writes a better roster. */
  offer(cost: number, roster: Roster): void {
    Atomics.add(this.#version, 0, 1);
    this.#cost[0] = cost;
    this.#cells.set(roster);
    Atomics.add(this.#version, 0, 1);
  }

  /** The shared roster when it is better than this cost, and nobody was writing. */
  better(cost: number): Roster | undefined {
    const version = Atomics.load(this.#version, 0);
    if (version === 0 || version % 2 === 1 || (this.#cost[0] ?? Infinity) >= cost) return undefined;
    const copy = new Int16Array(this.#cells);
    return Atomics.load(this.#version, 0) === version ? copy : undefined;
  }
}
