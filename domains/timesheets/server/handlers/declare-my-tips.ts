import { CONFLICT, failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { declareMyTips as contract } from '../../contract/endpoints.ts';
import { TIMESHEET_CLOSED, TIPS_EARLY } from '../../contract/failures.ts';
import { getOwnPlace } from '../own-place.ts';
import { hasLocked } from '../queries/sheet.ts';
import { findDeclaredByKey, insertDeclared } from '../queries/tip.ts';

/** For days up to today whose sheet is not locked. Rows are only added: the newest of a day counts. */
export const declareMyTips = implement(contract, async ({ params, body }, { db, clock }) => {
  const at = clock.now();
  const { person, place } = await getOwnPlace(db, params.employee_id, at);
  return inScope(db, SYSTEM, async (system) => {
    const made = await findDeclaredByKey(system, person.group_id, body.idempotency_key);
    if (made !== undefined && made.employee_id !== person.id) throw failure(CONFLICT);
    if (made !== undefined) return { day: made.on_day, amount: made.amount };
    if (body.day > place.today) throw failure(TIPS_EARLY);
    if (await hasLocked(system, [person.id], { from: body.day, until: body.day })) throw failure(TIMESHEET_CLOSED);
    await insertDeclared(system, {
      id: newId(at.getTime()),
      group_id: person.group_id,
      employee_id: person.id,
      on_day: body.day,
      amount: body.amount,
      currency: place.currency,
      at,
      idempotency_key: body.idempotency_key,
    });
    return { day: body.day, amount: body.amount };
  });
});
