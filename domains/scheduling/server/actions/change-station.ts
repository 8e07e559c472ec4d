import { stationFinder } from '@hearth/domains/workplace/rules';
import { findPlannedStations } from '@hearth/domains/workplace/service';
import type { Shift } from '../../contract/schemas.ts';
import { presentShift } from '../present.ts';
import { findShiftsById, lockShifts } from '../queries/shift.ts';
import type { HandOverWork } from './hand-over.ts';
import { placesOf, write } from './hand-over.ts';

/** A published shift of somebody, as it was seen, and where they are to work from now on; nowhere in particular where it is empty. */
export interface OrderedStation {
  readonly locationId: string;
  readonly shiftId: string;
  readonly employeeId: string;
  readonly seenStation: string;
  readonly station: string;
}

/** What became of it. `CHANGED`: the shift is not as it was seen, or has unpublished changes; `STATION`: none in use has that name. */
export type ChangedStation =
  | { readonly can: false; readonly why: 'CHANGED' | 'OVER' | 'STATION' }
  | { readonly can: true; readonly station: string };

/**
 * Changes the station of a shift that is not over, in the working copy and in what staff see, with a publication of that shift alone.
 * The caller has decided that it may be, and tells the person.
 */
export async function changeStation(
  work: HandOverWork,
  { locationId, shiftId, employeeId, seenStation, station: wanted }: OrderedStation,
  by: { readonly userId: string },
): Promise<ChangedStation> {
  const { db, clock } = work;
  await lockShifts(db, [shiftId]);
  const [row] = await findShiftsById(db, [shiftId]);
  const before = row === undefined ? undefined : presentShift(row);
  if (before === undefined || before.location_id !== locationId) return { can: false, why: 'CHANGED' };
  const isSeen = before.employee_id === employeeId && before.station === seenStation;
  // What staff see has to be what managers have: nothing that is not published goes along.
  if (before.published !== 'same' || before.removed || !isSeen) return { can: false, why: 'CHANGED' };
  if (Date.parse(before.ends_at) <= clock.now().getTime()) return { can: false, why: 'OVER' };
  const found = wanted === '' ? undefined : stationFinder(await findPlannedStations(db, locationId))(wanted);
  if (wanted !== '' && found?.is_archived !== false) return { can: false, why: 'STATION' };
  const station = found?.name ?? '';
  if (station === before.station) return { can: true, station };
  const after: Shift = { ...before, station, version: before.version + 1 };
  await write(work, { touched: [{ before, after }], agreed: [] }, await placesOf(db, [before]), by);
  return { can: true, station };
}
