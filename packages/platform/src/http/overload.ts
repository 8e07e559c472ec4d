import { failure, UNAVAILABLE } from '@hearth/kit/failure';

/**
 * How many calls may be under way at once in one process. A server of two cores answers some hundreds of calls a second, so that
 * whoever comes in behind these would wait for most of a second: they are told to come back instead, and the server stays as
 * quick as it can be for those inside.
 */
export const MOST_READING = 400;
/** Calls that write are let in for longer: a read can be asked for again without loss, a write carries what somebody typed. */
export const MOST_UNDER_WAY = 600;

/** Counts the calls under way in this process, and refuses new ones early when there are too many. */
export class Overload {
  #underWay = 0;

  /** How many calls are under way. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Lets a call in, or refuses it with UNAVAILABLE. What it answers is to be called when the call is over, once or more often. */
  enter(call: { readonly writes: boolean }): () => void {
    if (this.#underWay >= (call.writes ? MOST_UNDER_WAY : MOST_READING)) throw failure(UNAVAILABLE);
    this.#underWay += 1;
    let isInside = true;
    return () => {
      if (isInside) this.#underWay -= 1;
      isInside = false;
    };
  }
}
