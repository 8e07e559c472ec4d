import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { TIME_OFF_DECIDED } from '../../../contract/events.ts';
import { ALREADY_DECIDED } from '../../../contract/failures.ts';
import { requireOwnEmployment } from '../../access.ts';
import { cancelOpenTimeOff, findOwnTimeOff } from '../../queries/time-off.ts';

/** Only an open request can be taken back; what is decided is the manager's to change. */
export const cancelTimeOff = implement(contract.cancelTimeOff, async ({ params }, { db, emit }) => {
  const employment = await requireOwnEmployment(db, params.employee_id);
  const cancelled = await cancelOpenTimeOff(db, employment.id, params.request_id);
  if (cancelled === undefined) {
    const all = await findOwnTimeOff(db, [employment.id], '1970-01-01');
    throw failure(all.some((request) => request.id === params.request_id) ? ALREADY_DECIDED : NOT_FOUND);
  }
  await emit(
    TIME_OFF_DECIDED.of({
      group_id: employment.group_id,
      topics: [`brand:${employment.location_id}`],
      data: { request_id: cancelled.id, employee_id: employment.id, state: 'CANCELLED' },
    }),
  );
  return cancelled;
});
