import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { findShiftStates } from '@hearth/domains/scheduling/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import { listenTo } from '@hearth/platform/module';
import type { Job, Work } from '@hearth/platform/module';
import { isPending } from '../../rules/deal-states.ts';
import { MOST_AT_ONCE } from '../../rules/limits.ts';
import { advanceDeals } from '../advance-deals.ts';
import { wholeOf } from '../present.ts';
import { endBiddings } from '../end-biddings.ts';
import { findBiddingsById, findOpenBiddingsAt } from '../queries/bid.ts';
import { findDealsById, findOverdue, findPendingAt, lockDeals } from '../queries/deal.ts';

/** Ends what nobody has taken or decided in time. */
export const expireDeals: Job = {
  name: 'deals.expireDeals',
  cron: '* * * * *',
  run: (_data, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const ids = await findOverdue(db, clock.now(), MOST_AT_ONCE);
      if (ids.length === 0) return;
      await lockDeals(db, ids);
      // Decided or moved to a later end while this waited for its row.
      const due = (await findDealsById(db, ids)).filter(
        ({ state, closes_at: closes }) => isPending(state) && closes <= clock.now(),
      );
      await eachApart(
        means,
        Map.groupBy(due, (row) => row.location_id),
        {
          name: 'deals.expireDeals',
          id: ([locationId]) => locationId,
          run: (part, [, rows]) =>
            advanceDeals(part, rows, 'EXPIRE', { state: 'EXPIRED', by: { userId: null }, ended_by: null }),
        },
      );
    }),
};

/** Ends what was agreed about shifts that a publication has changed, removed or given to somebody else. */
export const voidDeals = listenTo(PUBLISHED, {
  name: 'deals.voidDeals',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      const ids = await findPendingAt(db, data.location_id);
      await lockDeals(db, ids);
      const pending = (await findDealsById(db, ids)).filter(({ state }) => isPending(state));
      const states = await findShiftStates(
        db,
        pending.flatMap(({ given, returned }) => [given.shift_id, ...(returned === null ? [] : [returned.shift_id])]),
      );
      const broken = pending.filter(
        ({ given, whole, returned, giver_id: giver, taker_id: taker }) =>
          !states.isShownAs(wholeOf({ given, whole }), giver) ||
          (returned !== null && !states.isShownAs(returned, taker)),
      );
      await advanceDeals(means, broken, 'VOID', { state: 'VOID', by: { userId: null }, ended_by: null });
      await voidBiddings(means, data.location_id);
    }),
});

/** Ends bidding for open shifts at a location that staff no longer see as they bid for them. */
async function voidBiddings(work: Work<'system'>, locationId: string): Promise<void> {
  const { db } = work;
  const open = await findBiddingsById(db, await findOpenBiddingsAt(db, locationId));
  const states = await findShiftStates(
    db,
    open.map(({ shift }) => shift.shift_id),
  );
  const broken = open.filter(({ deal_id: deal, shift }) => deal === null && !states.isShownAs(shift, null));
  await endBiddings(
    work,
    broken.map(({ id }) => id),
    { result: 'ENDED' },
  );
}
