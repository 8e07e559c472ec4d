import type { Actor } from '@hearth/kit/access';
import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { clientNetwork } from '../config/network.ts';

/** Event streams that may be open at once on one node. A session's count over all tabs of its browser. */
export const MOST_STREAMS = { ofSession: 5, ofUser: 20, ofNetwork: 4_000 } as const;
/** When whoever has too many may ask again: by then a tab may be closed, and a page without a stream reads again that often anyway. */
const RETRY_AFTER_SECONDS = 30;

/** Counts open streams by session, user and network; whoever has too many gets TOO_MANY_REQUESTS with when to ask again. */
export class StreamLimits {
  readonly #open = new Map<string, number>();
  #streams = 0;

  /** Takes one more place; what it returns gives the place back, once. */
  take({ sessionId, userId }: Pick<Actor, 'sessionId' | 'userId'>, ip: string): () => void {
    const places: readonly (readonly [string, number])[] = [
      [`session:${sessionId}`, MOST_STREAMS.ofSession],
      [`user:${userId}`, MOST_STREAMS.ofUser],
      [`network:${clientNetwork(ip)}`, MOST_STREAMS.ofNetwork],
    ];
    if (places.some(([key, most]) => (this.#open.get(key) ?? 0) >= most))
      throw failure(TOO_MANY_REQUESTS, { retry_after_seconds: RETRY_AFTER_SECONDS });
    for (const [key] of places) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    this.#streams += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#streams -= 1;
      for (const [key] of places) {
        const left = (this.#open.get(key) ?? 1) - 1;
        if (left === 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }

  /** How many streams are open. */
  get streams(): number {
    return this.#streams;
  }

  /** How many sessions, users and networks hold a place. */
  get size(): number {
    return this.#open.size;
  }
}
