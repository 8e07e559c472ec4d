import type { FrameNotice, Token } from './protocol.ts';
import { callSession, PATHS } from './session-calls.ts';
import type { ServerToken } from './session-calls.ts';
import { hasShape, optional, text } from './shape.ts';

/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000;
/**
 * How long a frame that had to wait for another one listens for how that one fared. The word is sent before the turn ends,
 * so it is on its way; only a frame that went away in the middle never sends it.
 */
const LISTEN_MS = 3_000;
const LOCK = 'hearth-session';
const CHANNEL = 'hearth-session';

interface HeldToken {
  readonly access_token: string;
  readonly session_id: string;
  readonly user_id: string;
  readonly endsAt: number;
  readonly restricted_to?: 'SECOND_FACTOR_SETUP';
  readonly impersonator_id?: string;
}

/** A message between frames: a new token, the session's end, or no newer token. */
type FrameMessage =
  | { readonly type: 'token'; readonly held: HeldToken }
  | { readonly type: 'ended' }
  | { readonly type: 'nothing' };

const HELD = {
  access_token: text(4096),
  session_id: text(64),
  user_id: text(64),
  endsAt: Number.isFinite,
  restricted_to: optional(text(64)),
  impersonator_id: optional(text(64)),
};

function readWord(data: unknown): FrameMessage | null {
  if (hasShape(data, { type: (value) => value === 'ended' || value === 'nothing' })) return data as FrameMessage;
  return hasShape(data, { type: (value) => value === 'token', held: (value) => hasShape(value, HELD) })
    ? (data as FrameMessage)
    : null;
}

/**
 * Work while no other frame of this origin does the same. With `ifFree` the work is told whether it is its turn, and does
 * not wait. Over plain http from another machine there are no locks: there the server bears two renewals at once.
 */
function inTurn<T>(ifFree: boolean, work: (mine: boolean) => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks === undefined ? work(true) : locks.request(LOCK, { ifAvailable: ifFree }, (lock) => work(lock !== null));
}

/** Resolves with the promise, or when the time is over. */
function soon(promise: Promise<void>, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    void promise.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Holds the access token of this tab in memory. The frames of all tabs share one cookie, so they take turns at renewing it
 * and tell each other the result: two tabs whose tokens end together ask the server once.
 */
export class TokenHolder {
  #held: HeldToken | null = null;
  #running: Promise<HeldToken | null> | null = null;
  #heard: (() => void) | null = null;
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #notify: (state: FrameNotice['state']) => void;

  constructor(notify: (state: FrameNotice['state']) => void) {
    this.#notify = notify;
    this.#channel.addEventListener('message', ({ data }) => this.#hear(readWord(data)));
  }

  /** A token that is good for a while, or null when there is definitely no session. Rejects when the server cannot be asked. */
  async token(fresh = false): Promise<Token | null> {
    const held = !fresh && this.#isGood() ? this.#held : await this.#renewOnce(fresh);
    return held === null ? null : this.#handOut(held);
  }

  /** Takes a token that signing in or up gave. */
  adopt(answer: ServerToken): Token {
    const held = this.#keep(answer);
    this.#say({ type: 'token', held });
    return this.#handOut(held);
  }

  /** Forgets the token because the session is over. */
  end(): void {
    this.#held = null;
    this.#say({ type: 'ended' });
  }

  #renewOnce(fresh: boolean): Promise<HeldToken | null> {
    this.#running ??= this.#renew(fresh).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #renew(fresh: boolean): Promise<HeldToken | null> {
    const before = this.#held;
    // Listened for before the turn is asked for, so that a word in between is not missed.
    const word = new Promise<void>((resolve) => {
      this.#heard = resolve;
    });
    const first = await inTurn(true, (mine) => (mine ? this.#fetch() : Promise.resolve(undefined)));
    if (first !== undefined) return first;
    return inTurn(false, async () => {
      // Whoever had the turn has just renewed: its token is as good as one of our own.
      await soon(word, LISTEN_MS);
      const changed = this.#held !== before;
      return this.#isGood() && (changed || !fresh) ? this.#held : this.#fetch();
    });
  }

  async #fetch(): Promise<HeldToken | null> {
    let token: ServerToken | null;
    try {
      ({ token } = await callSession<{ token: ServerToken | null }>(PATHS.refresh, {}));
    } catch (error) {
      this.#say({ type: 'nothing' });
      throw error;
    }
    if (token === null) {
      if (this.#held === null) this.#say({ type: 'nothing' });
      else this.end();
      return null;
    }
    const held = this.#keep(token);
    this.#say({ type: 'token', held });
    return held;
  }

  #keep(answer: ServerToken): HeldToken {
    const { expires_in: life, expires_at: _ends, ...kept } = answer;
    this.#held = { ...kept, endsAt: Date.now() + life * 1000 };
    return this.#held;
  }

  #handOut({ endsAt, ...kept }: HeldToken): Token {
    return { ...kept, expires_in: Math.max(0, Math.floor((endsAt - Date.now()) / 1000)) };
  }

  #isGood(): boolean {
    return this.#held !== null && this.#held.endsAt - Date.now() > EARLY_MS;
  }

  #say(word: FrameMessage): void {
    this.#channel.postMessage(word);
  }

  #hear(word: FrameMessage | null): void {
    if (word === null) return;
    const before = this.#held;
    if (word.type === 'token') this.#held = word.held;
    else if (word.type === 'ended') this.#held = null;
    this.#heard?.();
    if (word.type === 'ended') {
      if (before !== null) this.#notify('ended');
      return;
    }
    if (word.type === 'token' && before?.session_id !== word.held.session_id) this.#notify('changed');
  }
}
