/** How long something is believed without having heard of a change: a safety net below the announcements. */
const MAX_AGE_MS = 60_000;

/**
 * Answers that are kept in memory until a change of them is announced. An answer is entered when its reading starts, so an
 * announcement during the reading forgets it too, and what was read too early is handed to those who waited but not kept.
 */
export class Kept<T> {
  readonly #entries = new Map<string, { readonly value: Promise<T>; readonly since: number }>();
  readonly #most: number;
  readonly #isKept: (value: T) => boolean;

  constructor(most: number, isKept: (value: T) => boolean = () => true) {
    this.#most = most;
    this.#isKept = isKept;
  }

  /** What is kept under this key, if it is. */
  peek(key: string): Promise<T> | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || performance.now() - entry.since > MAX_AGE_MS) return undefined;
    return entry.value;
  }

  /** What is kept under this key, or is read now; callers at the same time share one reading. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.peek(key);
    if (known !== undefined) return known;
    const entry = { value: read(), since: performance.now() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const forget = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.value.then((value) => {
      if (!this.#isKept(value)) forget();
    }, forget);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
    return entry.value;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#entries.clear();
  }
}
