import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { AVAILABILITY_CHANGED } from '../../../contract/events.ts';
import { requireOwnEmployment } from '../../access.ts';
import { presentException } from '../../present.ts';
import { findExceptions, insertException } from '../../queries/availability.ts';
import { lockPeople } from '../../queries/shift.ts';

/** One date that differs from the usual week. */
export const addMyAvailabilityException = implement(
  contract.addMyAvailabilityException,
  async ({ params, body }, { db, emit }) => {
    const employment = await requireOwnEmployment(db, params.employee_id);
    // Sent again after a lost connection, it is the same exception.
    await lockPeople(db, [employment.id]);
    const known = await findExceptions(db, [employment.id], { from: body.date, to: body.date });
    const same = known
      .map(presentException)
      .find(({ start, end, kind }) => start === body.start && end === body.end && kind === body.kind);
    if (same !== undefined) return same;
    const id = newId();
    await insertException(db, employment.group_id, {
      id,
      employee_id: employment.id,
      local_date: body.date,
      start_time: body.start,
      end_time: body.end,
      kind: body.kind,
    });
    await emit(
      AVAILABILITY_CHANGED.of({
        group_id: employment.group_id,
        topics: [`brand:${employment.location_id}`],
        data: { employee_id: employment.id },
      }),
    );
    return { id, ...body };
  },
);
