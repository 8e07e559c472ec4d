import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { FreeWork, Job } from '@hearth/platform/module';
import { requestChanged } from '../announce.ts';
import { tellTurns } from '../ask.ts';
import { insertChanges } from '../queries/change.ts';
import { claimReminders, expireRequests, findUnsealedGroups } from '../queries/due.ts';
import { findRequests } from '../queries/request.ts';
import { deedOf } from '../sign.ts';
import { settleManagers, tellEnded } from '../tell.ts';
import { SEAL } from './seal-job.ts';

const AT_ONCE = 100;
const UNSEALED_MS = 60 * 60_000;

async function inBatches(work: FreeWork, step: () => Promise<number>): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) found = await step();
}

/** Ends what nobody signed in time, and says so to whoever sent it and to whoever was asked. */
function expire(work: FreeWork): Promise<void> {
  return inBatches(work, () =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const at = clock.now();
      const ids = await expireRequests(db, at, AT_ONCE);
      const rows = await findRequests(db, ids);
      await insertChanges(
        db,
        rows.map((row) => deedOf(row, 'EXPIRED', { by: null, at })),
      );
      await eachApart(means, rows, {
        name: 'signatures.expire',
        id: (row) => row.id,
        run: async (part, row) => {
          await settleManagers(part, row);
          await tellEnded(part, row, { how: 'expired', by: null });
          await part.emit(requestChanged(row));
        },
      });
      return ids.length;
    }),
  );
}

/** Reminds whoever signs next. That it went out is noted with the telling: nobody is reminded twice, on however many nodes this runs. */
function nudge(work: FreeWork): Promise<void> {
  return inBatches(work, () =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const ids = await claimReminders(db, clock.now(), AT_ONCE);
      // Of one version at one location people are told together.
      const grouped = Map.groupBy(await findRequests(db, ids), (row) => `${row.location_id} ${row.edition_id}`);
      await eachApart(means, grouped, {
        name: 'signatures.remind',
        id: ([key]) => key,
        run: (part, [, rows]) => tellTurns(part, rows, 'remind'),
      });
      return ids.length;
    }),
  );
}

/** Whatever kept a document from being sealed, it is tried again. */
function sealLate(work: FreeWork): Promise<void> {
  return work.run(SYSTEM, async ({ db, clock, enqueue }) => {
    const before = new Date(clock.now().getTime() - UNSEALED_MS);
    for (const id of await findUnsealedGroups(db, before)) await enqueue(SEAL, { group_id: id }, { key: id });
  });
}

/** Every hour, so that it is morning at each location once. */
export const remind: Job = {
  name: 'signatures.remind',
  cron: '41 * * * *',
  run: async (_data, work) => {
    await expire(work);
    await nudge(work);
    await sealLate(work);
  },
};
