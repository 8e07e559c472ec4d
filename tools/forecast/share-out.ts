import { Worker } from 'node:worker_threads';
import { conclude, prepare } from '@hearth/domains/demand/rules';
import type { ForecastResult, Prepared, Series, Worked } from '@hearth/domains/demand/rules';

/** What is to be forecast, and on how many threads. */
export interface ForecastOrder {
  readonly series: readonly Series[];
  readonly holidays: ReadonlySet<number>;
  readonly horizon: number;
  readonly threads: number;
}

/** What a thread is started with: everything that series share, and which of them are its own. */
export interface ThreadOrder {
  readonly prepared: Prepared;
  readonly from: number;
  readonly to: number;
}

const THREAD = new URL('./thread.ts', import.meta.url);

function inThread(workerData: ThreadOrder): Promise<Worked[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData });
    thread.once('message', (worked: Worked[]) => void thread.terminate().then(() => resolve(worked), reject));
    thread.once('error', reject);
  });
}

/** Forecasts series, shared out among threads. */
export async function forecastSeries({ series, holidays, horizon, threads }: ForecastOrder): Promise<ForecastResult> {
  const prepared = prepare(series, holidays, horizon);
  const size = Math.ceil(series.length / threads);
  const parts = Array.from({ length: threads }, (_, index) => ({
    from: index * size,
    to: Math.min(series.length, (index + 1) * size),
  })).filter(({ from, to }) => from < to);
  const worked = await Promise.all(parts.map((part) => inThread({ prepared, ...part })));
  return conclude(prepared, series, worked.flat());
}
