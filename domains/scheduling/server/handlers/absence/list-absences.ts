import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/absence-endpoints.ts';
import { requireLocation } from '../../access.ts';
import { presentAbsence } from '../../present.ts';
import { findAbsencesAt } from '../../queries/absence.ts';

/** Of shifts that are still their person's; with the notes, which only those who decide on time off read. */
export const listAbsences = implement(contract.listAbsences, async ({ query }, { db, grant, actor }) => {
  const { id } = await requireLocation(db, grant);
  const rows = await findAbsencesAt(db, id, query);
  return {
    absences: rows.map((row) => ({
      ...presentAbsence(row),
      employee: { id: row.employee_id, first_name: row.first_name, last_name: row.last_name },
      position_name: row.position_name,
      date: row.local_date,
      start: row.start_time,
      end: row.end_time,
      is_own: row.user_id === actor.userId,
    })),
  };
});
