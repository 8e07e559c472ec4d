import type { Model } from './model.ts';

/**
 * The states that a person can be in after a day, for people with the same limits of consecutive days. A state at work is a class of
 * shifts and the length of the run so far; runs that touch the first day and are still too short to end elsewhere have states of their own,
 * since they may end. States off count the days off up to the fewest. The last state is before the first day.
 */
export interface Contract {
  readonly key: string;
  readonly states: number;
  /** States of one class. */
  readonly runs: number;
  readonly enough: number;
  readonly before: number;
  /** The state after one more day off, or -1. */
  readonly nextOff: Int16Array;
  /** The run, within its class, after one more day at work, or -1. */
  readonly nextRun: Int16Array;
  /** The class at work, or -1. */
  readonly classOf: Int16Array;
  /** The real length of the run at work, or of the days off. */
  readonly length: Int16Array;
  /** 1 where a run may end today. */
  readonly mayEnd: Uint8Array;
}

function runAfter(run: number, maxRun: number, minRun: number): number {
  if (run < maxRun) return run + 1 < maxRun ? run + 1 : -1;
  const length = run - maxRun + 2;
  if (length > maxRun) return -1;
  return length < minRun ? run + 1 : length - 1;
}

/** The states of a person under their limits. */
export function contractOf(model: Model, person: number): Contract {
  const maxRun = model.maxRun[person] as number;
  const minRun = model.minRun[person] as number;
  const minOff = model.minOff[person] as number;
  const runs = maxRun + minRun - 1;
  const firstOff = model.classes * runs;
  const states = firstOff + minOff + 1;
  const before = states - 1;
  const enough = before - 1;
  const nextOff = new Int16Array(states).fill(-1);
  const nextRun = new Int16Array(states).fill(-1);
  const classOf = new Int16Array(states).fill(-1);
  const length = new Int16Array(states);
  const mayEnd = new Uint8Array(states);
  for (let state = 0; state < firstOff; state += 1) {
    const run = state % runs;
    const touches = run >= maxRun;
    classOf[state] = Math.floor(state / runs);
    length[state] = touches ? run - maxRun + 1 : run + 1;
    mayEnd[state] = touches || run + 1 >= minRun ? 1 : 0;
    nextRun[state] = runAfter(run, maxRun, minRun);
    nextOff[state] = mayEnd[state] === 1 ? firstOff : -1;
  }
  for (let off = 0; off < minOff; off += 1) {
    length[firstOff + off] = off + 1;
    nextOff[firstOff + off] = Math.min(firstOff + off + 1, enough);
  }
  if (maxRun > 0) {
    nextRun[enough] = 0;
    nextRun[before] = minRun > 1 ? maxRun : 0;
  }
  nextOff[before] = enough;
  return {
    key: `${maxRun} ${minRun} ${minOff}`,
    states,
    runs,
    enough,
    before,
    nextOff,
    nextRun,
    classOf,
    length,
    mayEnd,
  };
}

/** The run, within its class, of a run of this length. */
export function runOfLength(model: Model, person: number, length: number, touchesStart: boolean): number {
  const maxRun = model.maxRun[person] as number;
  return touchesStart && length < (model.minRun[person] as number) ? maxRun + length - 1 : length - 1;
}
