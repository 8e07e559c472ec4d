/** How long something is believed without having heard of a change: a safety net below the announcements. */
const MAX_AGE_MS = 60_000;

interface Entry<T> {
  readonly value: Promise<T>;
  readonly since: number;
  /** The answer once it has come. */
  came?: { readonly answer: T };
}

/**
 * Answers that are kept in memory until a change of them is announced. An answer is entered when its reading starts, so an
 * announcement during the reading forgets it too, and what was read too early is handed to those who waited but not kept.
 */
export class InvalidatingCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #most: number;
  readonly #isKept: (value: T) => boolean;

  constructor(most: number, isKept: (value: T) => boolean = () => true) {
    this.#most = most;
    this.#isKept = isKept;
  }

  #entry(key: string): Entry<T> | undefined {
    const entry = this.#entries.get(key);
    return entry === undefined || performance.now() - entry.since > MAX_AGE_MS ? undefined : entry;
  }

  /** What is kept under this key, or is read now; callers at the same time share one reading. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#entry(key);
    if (known !== undefined) return known.value;
    const entry: Entry<T> = { value: read(), since: performance.now() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const forget = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.value.then((answer) => {
      if (this.#isKept(answer)) entry.came = { answer };
      else forget();
    }, forget);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
    return entry.value;
  }

  /**
   * The same inside a transaction, which must not wait for somebody else's reading: that may be waiting for the connection
   * that the transaction holds. `keep`: what it reads here is committed and may be kept.
   */
  async getWithin(keep: boolean, key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#entry(key);
    if (known?.came !== undefined) return known.came.answer;
    return keep && known === undefined ? this.get(key, read) : read();
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  /** Forgets the answers that a change may concern, and all that have not come yet: they may have been read before it. */
  forgetWhere(concerns: (answer: T) => boolean): void {
    for (const [key, { came }] of this.#entries)
      if (came === undefined || concerns(came.answer)) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#entries.clear();
  }
}
