interface CacheEntry {
  readonly until: number;
  readonly answer: Promise<string>;
}

/** So many are kept at the same time; the oldest make room. */
const MOST_KEPT = 20;

/** Texts that are costly to make and may be a little old: each is made once in a while, and once for all who ask at the same time. */
export class KeptAnswers {
  readonly #ms: number;
  readonly #kept = new Map<string, CacheEntry>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** The text under a key, made anew when the one that is kept is too old. One that could not be made is not kept. */
  get(key: string, now: Date, make: () => Promise<string>): Promise<string> {
    const kept = this.#kept.get(key);
    if (kept !== undefined && now.getTime() < kept.until) return kept.answer;
    const answer = make();
    this.#kept.delete(key);
    this.#kept.set(key, { until: now.getTime() + this.#ms, answer });
    answer.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MOST_KEPT && oldest.done !== true) this.#kept.delete(oldest.value);
    return answer;
  }
}
