import { Worker } from 'node:worker_threads';
import type { Roster, RosterProblem } from '@hearth/domains/auto-fill/rules';
import { Shared } from './shared.ts';

/** What threads search for together, and who hears of better rosters. */
export interface FillOrder {
  readonly problem: RosterProblem;
  readonly seconds: number;
  readonly threads: number;
  readonly seed: number;
  readonly signal?: AbortSignal;
  /** The penalty of a better roster, and the seconds since the beginning. */
  readonly improved?: (cost: number, elapsed: number) => void;
}

/** What a thread is started with. */
export interface ThreadOrder {
  readonly problem: RosterProblem;
  readonly seconds: number;
  readonly seed: number;
  readonly shared: SharedArrayBuffer;
}

/** What a thread says: a better roster, or that somebody's rules leave no days. */
export type ThreadNews =
  | { readonly kind: 'better'; readonly cost: number; readonly roster: Roster }
  | { readonly kind: 'stuck'; readonly person: string }
  | { readonly kind: 'done' };

const THREAD = new URL('./thread.ts', import.meta.url);
/** Seconds that a thread may need beyond its time before it is ended. */
const GRACE = 20;

/** The best roster that the threads find in the time; a cancelled search answers the best so far. Throws a sentence when there is none. */
export async function fillRoster(order: FillOrder): Promise<Roster> {
  const { problem, seconds, threads, seed, signal } = order;
  const begun = performance.now();
  const shared = new Shared(new SharedArrayBuffer(Shared.bytes(problem)));
  let best: { cost: number; roster: Roster } | undefined;
  let stuck: string | undefined;
  const hear = (news: ThreadNews): void => {
    if (news.kind === 'stuck') stuck = news.person;
    if (news.kind !== 'better' || (best !== undefined && news.cost >= best.cost)) return;
    best = { cost: news.cost, roster: news.roster };
    shared.offer(news.cost, news.roster);
    order.improved?.(news.cost, (performance.now() - begun) / 1000);
  };
  const one = (index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: ThreadOrder = { problem, seconds, seed: seed * 1000 + index, shared: shared.buffer };
      const thread = new Worker(THREAD, { workerData });
      const end = (): void => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', end);
        void thread.terminate().then(() => resolve(), reject);
      };
      const deadline = setTimeout(end, (seconds + GRACE) * 1000);
      signal?.addEventListener('abort', end, { once: true });
      if (signal?.aborted === true) end();
      thread.on('message', (news: ThreadNews) => (news.kind === 'better' ? hear(news) : (hear(news), end())));
      thread.on('error', reject);
    });
  await Promise.all(Array.from({ length: threads }, (_, index) => one(index)));
  if (best !== undefined) return best.roster;
  if (stuck !== undefined)
    throw new Error(
      `No days were found for ${stuck} that keep all of their limits: look at their minutes, days off, weekends, consecutive days and most shifts.`,
    );
  throw new Error('The search was ended before it had a roster. Give it more seconds.');
}
