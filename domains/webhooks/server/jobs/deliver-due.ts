import { setTimeout as pause } from 'node:timers/promises';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Job } from '@hearth/platform/module';
import { deliver } from '../deliver.ts';
import type { ReadyDelivery } from '../deliver.ts';
import { hasDue, takeDeliveries } from '../queries/delivery.ts';
import { openSecrets } from '../webhook-secret.ts';
import { DELIVER_DUE } from './deliver-job.ts';

/** How many a node sends at the same time; endpoints that fail get half of that at most. */
const TOGETHER = 40;
const FAILING_TOGETHER = 20;
/** How many of one endpoint are sent at the same time; of one that fails, one. */
const PER_ENDPOINT = 5;
/** A group that has so many under way gets no more: one with many slow receivers leaves half of the places to others. */
const PER_GROUP = 10;
/** What a node has taken and not noted by then is sent by another: far longer than a receiver is waited for. */
const LEASE_MS = 120_000;
/** How often it is looked for more while something is on its way. */
const LOOK_MS = 500;
/** After this a run ends, and the next begins. */
const RUN_MS = 300_000;

/** Sends what is due. Each endpoint has its own few, so that one that is slow or dead holds up no other. */
export const deliverDue = workOn(DELIVER_DUE, { run: (_data, work) => sendAll(work) });

/** Sends what waited for another try, and what a node left that is gone. */
export const deliverWaiting: Job = {
  name: 'webhooks.deliverWaiting',
  cron: '* * * * *',
  run: (_data, work) =>
    work.run(SYSTEM, async ({ db, clock, enqueue }) => {
      if (await hasDue(db, clock.now())) await enqueue(DELIVER_DUE, {}, { key: 'due' });
    }),
};

/** What is on its way, by delivery. */
type UnderWay = Map<string, { readonly line: ReadyDelivery; readonly done: Promise<void> }>;

async function sendAll(work: FreeWork): Promise<void> {
  const underWay: UnderWay = new Map();
  const errors: unknown[] = [];
  const end = AbortSignal.any([work.signal, AbortSignal.timeout(RUN_MS)]);
  do {
    const taken = end.aborted ? [] : await takeSome(work, underWay);
    for (const line of taken) {
      const done = deliver(work, line)
        .catch((error: unknown) => void errors.push(error))
        .finally(() => underWay.delete(line.id));
      underWay.set(line.id, { line, done });
    }
    if (underWay.size > 0) await Promise.race([...[...underWay.values()].map(({ done }) => done), pause(LOOK_MS)]);
  } while (underWay.size > 0 || (!end.aborted && (await isMoreDue(work))));
  if (errors.length > 0) throw errors[0];
}

const isMoreDue = (work: FreeWork): Promise<boolean> => work.run(SYSTEM, ({ db, clock }) => hasDue(db, clock.now()));

/** Takes as many as there is room for: first of endpoints that work, then of those that fail. */
async function takeSome(work: FreeWork, underWay: UnderWay): Promise<readonly ReadyDelivery[]> {
  const lines = [...underWay.values()].map(({ line }) => line);
  const busy = [...new Set(lines.map((line) => line.endpoint_id))];
  const busyGroups = [...Map.groupBy(lines, (line) => line.group_id)]
    .filter(([, ofGroup]) => ofGroup.length >= PER_GROUP)
    .map(([groupId]) => groupId);
  const room = TOGETHER - lines.length;
  if (room <= 0) return [];
  return work.run(SYSTEM, async ({ db, clock }) => {
    const now = clock.now();
    const common = { busy, busyGroups, perGroup: PER_GROUP, now, until: new Date(now.getTime() + LEASE_MS) };
    const sound = await takeDeliveries(db, { ...common, failing: false, perEndpoint: PER_ENDPOINT, limit: room });
    const failingRoom = FAILING_TOGETHER - lines.filter((line) => line.failing_since !== null).length;
    const limit = Math.min(room - sound.length, failingRoom);
    const failing = limit <= 0 ? [] : await takeDeliveries(db, { ...common, failing: true, perEndpoint: 1, limit });
    return [...sound, ...failing].map((line) => {
      try {
        return { ...line, secrets: openSecrets(db, line, now) };
      } catch (error) {
        // Such as after a lost key: it holds up nobody else's deliveries.
        work.log.error({ err: error, webhook: line.endpoint_id }, 'the secret of a webhook could not be opened');
        return { ...line, secrets: null };
      }
    });
  });
}
