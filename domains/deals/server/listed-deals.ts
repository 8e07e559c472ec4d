import { findNames } from '@hearth/domains/identity/service';
import { findShiftStates } from '@hearth/domains/scheduling/service';
import type { Tx } from '@hearth/platform/database';
import type { ListedDeal } from '../contract/schemas.ts';
import { isPending } from '../rules/deal-states.ts';
import { isOwn } from '../rules/plan-decisions.ts';
import { judgeDeals, presentTouched } from './eligibility.ts';
import { presentDeal, wholeOf } from './present.ts';
import { type DealRow, findActs } from './queries/deal.ts';

/** Deals as a manager sees them: with what they would break now, whether their shifts are still as agreed, and who acted for whom. */
export async function presentListed(tx: Tx<'system'>, rows: readonly DealRow[], userId: string): Promise<ListedDeal[]> {
  if (rows.length === 0) return [];
  const judged = await judgeDeals(
    tx,
    rows.filter(({ state }) => state === 'TAKEN'),
  );
  const pending = rows.filter(({ state }) => isPending(state));
  const states = await findShiftStates(
    tx,
    pending.flatMap(({ given, returned }) => [given.shift_id, ...(returned === null ? [] : [returned.shift_id])]),
  );
  const acts = await findActs(
    tx,
    rows.map(({ id }) => id),
  );
  const names = await findNames(
    tx,
    acts.map(({ by_user: by }) => by),
  );
  const isAsAgreed = (row: DealRow): boolean =>
    states.isStill(wholeOf(row), row.giver_id) && (row.returned === null || states.isStill(row.returned, row.taker_id));
  return rows.map((row) => ({
    ...presentDeal(row),
    touches: presentTouched(judged.get(row.id) ?? []),
    is_changed: isPending(row.state) && !isAsAgreed(row),
    is_own: isOwn(row, userId),
    acts: acts
      .filter(({ deal_id: id }) => id === row.id)
      .map(({ at, by_user: by, for_employee, reason }) => ({
        at: at.toISOString(),
        by: names.get(by) ?? '',
        for_employee,
        reason,
      })),
  }));
}
