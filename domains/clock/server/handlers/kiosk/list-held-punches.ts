import { requireLocation } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listHeldPunches as contract } from '../../../contract/kiosk-endpoints.ts';
import { MOST_HELD } from '../../../rules/limits.ts';
import { findHeldAt } from '../../queries/held.ts';

export const listHeldPunches = implement(contract, async (_input, { db, grant, actor }) => {
  const place = await requireLocation(db, grant);
  return inScope(db, SYSTEM, async (system) => {
    const rows = await findHeldAt(system, place.id, MOST_HELD);
    const staff = await findEmployees(system, [...new Set(rows.map((row) => row.employee_id))]);
    const people = new Map(staff.map((person) => [person.id, person]));
    return {
      held: rows.map((row) => {
        const person = people.get(row.employee_id);
        return {
          id: row.id,
          employee_id: row.employee_id,
          employee_name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim(),
          kiosk_name: row.kiosk_name,
          kind: row.kind,
          at: row.at.toISOString(),
          cause: row.cause,
          is_own: person?.user_id === actor.userId,
        };
      }),
    };
  });
});
