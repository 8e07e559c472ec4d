import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { AVAILABILITY_CHANGED } from '../../../contract/events.ts';
import { requireOwnEmployment } from '../../access.ts';
import { deleteException } from '../../queries/availability.ts';

/** The date is then as usual again. */
export const deleteMyAvailabilityException = implement(
  contract.deleteMyAvailabilityException,
  async ({ params }, { db, emit }) => {
    const employment = await requireOwnEmployment(db, params.employee_id);
    if (!(await deleteException(db, employment.id, params.exception_id))) throw failure(NOT_FOUND);
    await emit(
      AVAILABILITY_CHANGED.of({
        group_id: employment.group_id,
        topics: [`brand:${employment.location_id}`],
        data: { employee_id: employment.id },
      }),
    );
    return { deleted: true };
  },
);
