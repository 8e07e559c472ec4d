import { readSettings } from '@hearth/domains/core/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { failure } from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { openKioskClock as contract } from '../../../contract/kiosk-endpoints.ts';
import type { KioskClock } from '../../../contract/kiosk-schemas.ts';
import { LONGEST_SPAN_MS } from '../../../rules/limits.ts';
import { matchShift } from '../../../rules/match.ts';
import { stateAt } from '../../../rules/pair.ts';
import { CLOCK } from '../../../rules/settings.ts';
import { findBreakNeeds, presentDue } from '../../actions/break-needs.ts';
import { proveAtTablet } from '../../actions/prove-at-tablet.ts';
import { toEffective } from '../../present.ts';
import { findClockPlaces } from '../../queries/place.ts';
import { findEffective } from '../../queries/punch.ts';
import { findShiftsAround } from '../../record-punches.ts';

/** A wrong PIN is refused once its count is kept: it is an outcome of the transaction, and no error in it. */
export const openKioskClock = implement(contract, async ({ body }, { run, clock }) => {
  const found = await run(SYSTEM, async ({ db, emit }): Promise<KioskClock | FailureKind> => {
    const now = clock.now();
    const proven = await proveAtTablet({ db, emit }, body, now);
    if ('code' in proven) return proven;
    const { kiosk, person, pin } = proven;
    const clockNow = await readClock(db, person, kiosk.location_id, now);
    // What is set at a tablet is signed by the employment itself.
    return { ...clockNow, pin_is_given: pin.setBy !== person.user_id && pin.setBy !== person.id };
  });
  if ('code' in found) throw failure(found);
  return found;
});

async function readClock(
  db: Tx<'system'>,
  { id: employeeId }: Pick<StaffRow, 'id'>,
  locationId: string,
  now: Date,
): Promise<Omit<KioskClock, 'pin_is_given'>> {
  const from = new Date(now.getTime() - LONGEST_SPAN_MS * 2);
  const rows = await findEffective(db, [employeeId], { from, before: new Date(now.getTime() + 1) });
  const { state, since, span } = stateAt(rows.map(toEffective), now.getTime());
  const shifts = await findShiftsAround(db, [employeeId], { from: now.getTime(), until: now.getTime() });
  const at = { start: span?.start ?? now.getTime(), end: null, location_id: locationId };
  const shift = matchShift(at, shifts.get(employeeId) ?? [], LONGEST_SPAN_MS);
  const [place] = await findClockPlaces(db, [locationId]);
  const { value: setting } = (await readSettings(db, [locationId], CLOCK)).get(locationId) ?? { value: CLOCK.fallback };
  const needs =
    place === undefined
      ? []
      : (await findBreakNeeds(db, [{ ...place, setting }], [employeeId], now))(locationId, employeeId);
  return {
    employee_id: employeeId,
    state,
    break_due: presentDue(span, needs, { now: now.getTime(), plannedEnd: shift?.end ?? null }),
    since: since === null ? null : new Date(since).toISOString(),
    shift:
      shift === undefined
        ? null
        : {
            id: shift.id,
            starts_at: new Date(shift.start).toISOString(),
            ends_at: new Date(shift.end).toISOString(),
            position_id: shift.position_id,
            position_name: shift.position_name,
          },
  };
}
