interface Budget {
  left: number;
  at: number;
}

/** The remainder of a budget after a charge, or the refusal. */
export interface BudgetResult {
  /** Whole calls. */
  readonly calls: number;
  readonly fullInSeconds: number;
  /** 0: it was taken. Otherwise nothing was, and there will be enough after so many seconds. */
  readonly waitSeconds: number;
}

/** So many budgets are remembered; beyond that, those that are full again are forgotten, and then the oldest. */
const MOST_REMEMBERED = 50_000;

/**
 * Budgets of calls that fill up again steadily (token buckets): nothing is lost at the edge of a window, and whoever was quiet may be
 * quick for a moment. One costs a look into a map.
 */
export class Budgets {
  readonly #whole: number;
  readonly #perMs: number;
  readonly #now: () => number;
  readonly #budgets = new Map<string, Budget>();
  #lookedAt = -Infinity;

  constructor(whole: number, windowSeconds: number, now: () => number) {
    this.#whole = whole;
    this.#perMs = whole / (windowSeconds * 1000);
    this.#now = now;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#budgets.size;
  }

  /** Takes from the budget of somebody. What is larger than a whole budget is taken from a full one. */
  take(whose: string, amount: number): BudgetResult {
    const now = this.#now();
    const cost = Math.min(amount, this.#whole);
    const budget = this.#budgets.get(whose) ?? this.#open(whose, now);
    budget.left = Math.min(this.#whole, budget.left + (now - budget.at) * this.#perMs);
    budget.at = now;
    const isEnough = budget.left >= cost;
    if (isEnough) budget.left -= cost;
    return {
      calls: Math.floor(budget.left),
      fullInSeconds: Math.ceil((this.#whole - budget.left) / this.#perMs / 1000),
      waitSeconds: isEnough ? 0 : Math.max(1, Math.ceil((cost - budget.left) / this.#perMs / 1000)),
    };
  }

  #open(whose: string, now: number): Budget {
    if (this.#budgets.size >= MOST_REMEMBERED) this.#makeRoom(now);
    const budget = { left: this.#whole, at: now };
    this.#budgets.set(whose, budget);
    return budget;
  }

  /** At most once a second through all of them: many strangers must not make each other's calls slow. */
  #makeRoom(now: number): void {
    if (now - this.#lookedAt >= 1000) {
      this.#lookedAt = now;
      for (const [whose, { left, at }] of this.#budgets)
        if (left + (now - at) * this.#perMs >= this.#whole) this.#budgets.delete(whose);
    }
    const oldest = this.#budgets.keys().next();
    if (this.#budgets.size >= MOST_REMEMBERED && oldest.done !== true) this.#budgets.delete(oldest.value);
  }
}
