import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { AVAILABILITY_CHANGED } from '../../../contract/events.ts';
import { requireOwnEmployment } from '../../access.ts';
import { insertException } from '../../queries/availability.ts';

/** One date that differs from the usual week. */
export const addMyAvailabilityException = implement(
  contract.addMyAvailabilityException,
  async ({ params, body }, { db, emit }) => {
    const employment = await requireOwnEmployment(db, params.employee_id);
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
