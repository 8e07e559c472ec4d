import { parentPort, workerData } from 'node:worker_threads';
import { search } from '@hearth/domains/auto-fill/rules';
import type { ThreadNews, ThreadOrder } from './fill.ts';
import { Shared } from './shared.ts';

// One search of those that run beside each other.
const { problem, seconds, seed, shared } = workerData as ThreadOrder;
const known = new Shared(shared);
const say = (news: ThreadNews): void => parentPort?.postMessage(news);
const end = search({
  problem,
  seed,
  seconds,
  now: () => performance.now(),
  improved: (cost, roster) => say({ kind: 'better', cost, roster: roster.slice() }),
  better: (cost) => known.better(cost),
});
say('stuck' in end ? { kind: 'stuck', person: end.stuck } : { kind: 'done' });
