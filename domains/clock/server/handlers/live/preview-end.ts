import { hidePay, judgeEnd, requireLocation } from '@hearth/domains/scheduling/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { previewEnd as contract } from '../../../contract/live-act-endpoints.ts';
import { requirePossible, rulesOf, toOrder } from '../../actions/order-end.ts';
import { requireShiftAt } from '../../actions/own-shift.ts';

export const previewEnd = implement(contract, async ({ params, body }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  return inScope(db, SYSTEM, async (system) => {
    const shift = await requireShiftAt(system, place, params.shift_id);
    const judged = requirePossible(await judgeEnd(system, toOrder(shift, body.ends_at, 'EMPLOYER'), clock.now()));
    return { touches: rulesOf(judged), premiums: hidePay(judged.premiums, grant) };
  });
});
