import { findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { createDeal } from '../make-deal.ts';
import { presentMyDeal } from '../present.ts';

/** People speak for their own employments alone. */
export const makeDeal = implement(contract.makeDeal, async ({ body }, { db, clock, emit, actor }) => {
  const own = new Set((await findMyEmployments(db)).map(({ id }) => id));
  const row = await inScope(db, SYSTEM, (system) =>
    createDeal({ db: system, clock, emit }, body, {
      userId: actor.userId,
      maySpeakFor: (employeeId) => employeeId !== null && own.has(employeeId),
    }),
  );
  return presentMyDeal(row, own, clock.now());
});
