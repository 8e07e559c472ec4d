import { requireLocation } from '@hearth/domains/scheduling/service';
import { findActiveStaffAt } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listPins as contract } from '../../../contract/pin-endpoints.ts';
import { isLocked } from '../../../rules/pin.ts';
import { findPins } from '../../queries/pin.ts';

export const listPins = implement(contract, async (_input, { db, grant, actor, clock }) => {
  const place = await requireLocation(db, grant);
  return inScope(db, SYSTEM, async (system) => {
    const staff = await findActiveStaffAt(system, [place.id]);
    const rows = await findPins(
      system,
      staff.map(({ id }) => id),
    );
    const pins = new Map(rows.map((row) => [row.employee_id, row]));
    return {
      pins: staff.map((person) => {
        const pin = pins.get(person.id);
        return {
          employee_id: person.id,
          name: `${person.first_name} ${person.last_name}`.trim(),
          has_pin: pin !== undefined,
          set_at: pin?.set_at.toISOString() ?? null,
          is_locked: pin !== undefined && isLocked(pin, clock.now()),
          has_account: person.user_id !== null,
          is_own: person.user_id === actor.userId,
        };
      }),
    };
  });
});
