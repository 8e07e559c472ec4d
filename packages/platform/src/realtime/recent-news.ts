/** A page that began to be read longer ago reads once more. */
const KEPT_MS = 60_000;
const MOST_KEPT = 2_000;
/** How long a request may have been on its way: what it says of the time is older by that. */
const ON_ITS_WAY_MS = 3_000;

/**
 * The topics of the news that this node passed on lately. Whoever begins to listen learns from it whether anything happened
 * between the reading of their page and now, which no stream has told them.
 */
export class RecentNews {
  readonly #now: () => number;
  readonly #kept: { readonly at: number; readonly topics: readonly string[] }[] = [];
  /** Of what was before, nothing is known. */
  #knownSince: number;

  /** `now` counts milliseconds that never jump. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#knownSince = now();
  }

  note(topics: readonly string[]): void {
    const now = this.#now();
    this.#kept.push({ at: now, topics });
    while (this.#kept.length > MOST_KEPT || (this.#kept[0]?.at ?? now) < now - KEPT_MS)
      this.#knownSince = this.#kept.shift()?.at ?? now;
  }

  /** Some may have been missed: of what was before this moment, nothing is known any more. */
  forget(): void {
    this.#kept.length = 0;
    this.#knownSince = this.#now();
  }

  /** Whether anything of these topics happened within so many milliseconds, or may have. */
  mayHaveHappened(topics: readonly string[], withinMs: number): boolean {
    const since = this.#now() - withinMs - ON_ITS_WAY_MS;
    if (since <= this.#knownSince) return true;
    const wanted = new Set(topics);
    return this.#kept.some(({ at, topics: noted }) => at > since && noted.some((topic) => wanted.has(topic)));
  }
}
