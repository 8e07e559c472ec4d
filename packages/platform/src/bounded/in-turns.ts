import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long one request computes at a time before others have their turn: nobody notices less. */
const TURN_MS = 25;

/** Works on each of many one after the other, in slices of the loop: what takes a second for all keeps nobody waiting for a second. */
export async function mapInTurns<One, Result>(all: Iterable<One>, work: (one: One) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const one of all) {
    if (performance.now() - began >= TURN_MS) {
      // oxlint-disable-next-line no-await-in-loop -- that is the point
      await nextTurn();
      began = performance.now();
    }
    results.push(work(one));
  }
  return results;
}
