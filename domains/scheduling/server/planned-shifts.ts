import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { findPositions } from '@hearth/domains/team/service';
import type { ShiftContent } from '../contract/schemas.ts';
import { pickContent } from '../rules/shift.ts';
import { presentShift } from './present.ts';
import { findShiftsAt } from './queries/shift.ts';

/** Reads the working copy of a location on some days, without what was removed and what the caller's departments do not cover. */
export async function readPlannedShifts(
  tx: Tx,
  grant: Pick<BrandGrant, 'groupId' | 'codes'>,
  locationId: string,
  days: { readonly from: string; readonly to: string },
): Promise<ShiftContent[]> {
  const { codes } = grant;
  const shifts = (await findShiftsAt(tx, locationId, days))
    .map(presentShift)
    .filter(({ removed, date }) => !removed && date >= days.from && date <= days.to);
  const positions = codes === null ? [] : await findPositions(tx, grant.groupId);
  const own = new Set(positions.filter(({ department }) => codes?.includes(department)).map(({ id }) => id));
  return shifts
    .filter(({ position_id: id }) => codes === null || (id !== null && own.has(id)))
    .map((shift) => pickContent(shift));
}
