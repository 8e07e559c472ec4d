import { findEmployees } from '@hearth/domains/team/service';
import { implement } from '@hearth/platform/module';
import { listWeekConsents as contract } from '../../../contract/consent-endpoints.ts';
import type { ShiftContent } from '../../../contract/schemas.ts';
import { requireLocation } from '../../access.ts';
import { stateOf } from '../../actions/consents.ts';
import { findConsentsOfWeek } from '../../queries/consent.ts';
import { findShiftsById } from '../../queries/shift.ts';

const timesOf = ({ date, start, end }: ShiftContent) => ({ date, start, end });

export const listWeekConsents = implement(contract, async ({ query }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const week = place.weekOf(query.week);
  const rows = await findConsentsOfWeek(db, place.id, week);
  const shifts = new Map(
    (
      await findShiftsById(
        db,
        rows.map((row) => row.shift_id),
      )
    ).map((row) => [row.id, row]),
  );
  const people = new Map(
    (
      await findEmployees(
        db,
        rows.map((row) => row.employee_id),
      )
    ).map((one) => [one.id, one]),
  );
  const now = clock.now();
  return {
    week,
    consents: rows.flatMap((row) => {
      const person = people.get(row.employee_id);
      if (person === undefined) return [];
      const isOwn = row.before?.employee_id === row.employee_id;
      return {
        id: row.id,
        shift_id: row.shift_id,
        employee_id: row.employee_id,
        first_name: person.first_name,
        last_name: person.last_name,
        change: row.change,
        before: row.before !== null && isOwn ? timesOf(row.before) : null,
        after: timesOf(row.after),
        laws: [...row.laws],
        state: stateOf(row, shifts.get(row.shift_id), now),
        asked_at: row.asked_at.toISOString(),
        answer_until: row.answer_until.toISOString(),
        answered_at: row.answered_at?.toISOString() ?? null,
        device: row.device,
        how: row.how ?? '',
      };
    }),
  };
});
