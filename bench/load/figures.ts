/** The value that `share` of the sorted figures do not exceed. */
const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** What came of one run: how many requests, their answers by status, and how long they took from the moment they were due, in milliseconds. */
export interface Figures {
  readonly asked: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  /** The answers that are neither a success nor a refusal for too much load, by call and status. */
  readonly odd: Readonly<Record<string, number>>;
  readonly byCall: Readonly<Record<string, { readonly asked: number; readonly p50: number; readonly p99: number }>>;
}

/** Collects the answers of one run. */
export class Tally {
  readonly #times = new Map<string, number[]>();
  readonly #statuses = new Map<string, number>();
  readonly #odd = new Map<string, number>();

  note(call: string, status: number, milliseconds: number): void {
    const times = this.#times.get(call) ?? [];
    times.push(milliseconds);
    this.#times.set(call, times);
    add(this.#statuses, String(status));
    if ((status < 200 || status > 299) && status !== 503) add(this.#odd, `${call} ${status}`);
  }

  figures(seconds: number): Figures {
    const all = Float64Array.from([...this.#times.values()].flat()).sort();
    const byCall = [...this.#times].map(([call, times]) => {
      const sorted = Float64Array.from(times).sort();
      return [call, { asked: times.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }] as const;
    });
    return {
      asked: all.length,
      seconds,
      statuses: Object.fromEntries(this.#statuses),
      p50: quantile(all, 0.5),
      p95: quantile(all, 0.95),
      p99: quantile(all, 0.99),
      longest: all.at(-1) ?? 0,
      odd: Object.fromEntries(this.#odd),
      byCall: Object.fromEntries(byCall),
    };
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
