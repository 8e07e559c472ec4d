import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { actOnDeal as act } from '../act-on-deal.ts';
import { presentDeal } from '../present.ts';
import { type DealRow, findReached } from '../queries/deal.ts';

/** A manager speaks for whoever would have to; the reason stays on record. */
export const actOnDeal = implement(contract.actOnDeal, async ({ params, body }, { db, clock, emit, actor, grant }) => {
  const reached = await findReached(db, grant, [params.deal_id]);
  if (reached.length === 0) throw failure(NOT_FOUND);
  const { act: move, employee_id: named, reason, version } = body;
  const employeeOf = (row: DealRow): string | null | undefined => {
    if (move === 'WITHDRAW') return row.giver_id ?? row.taker_id;
    return row.taker_id ?? (move === 'TAKE' ? named : undefined);
  };
  const row = await inScope(db, SYSTEM, (system) =>
    act({ db: system, clock, emit }, params.deal_id, {
      move,
      version,
      employeeOf,
      userId: actor.userId,
      reason,
    }),
  );
  return presentDeal(row);
});
