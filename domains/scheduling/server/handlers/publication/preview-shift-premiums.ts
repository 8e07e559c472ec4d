import { implement } from '@hearth/platform/module';
import { previewShiftPremiums as contract } from '../../../contract/publication-endpoints.ts';
import { publishedContent } from '../../../rules/shift.ts';
import { requireLocation } from '../../access.ts';
import { hidePay, pricePublication } from '../../actions/premiums.ts';
import { presentShift } from '../../present.ts';
import { findShiftsById } from '../../queries/shift.ts';

/** What changes would cost that are not made yet; shifts of other locations, and those that staff have not seen, cost nothing here. */
export const previewShiftPremiums = implement(contract, async ({ body }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const wished = new Map(body.changes.map(({ shift_id: id, after }) => [id, after]));
  const shifts = (await findShiftsById(db, [...wished.keys()])).map(presentShift);
  const changes = shifts.flatMap((shift) => {
    const before = publishedContent(shift);
    return shift.location_id !== place.id || before === null
      ? []
      : [{ shift_id: shift.id, before, after: wished.get(shift.id) ?? null }];
  });
  const priced = await pricePublication(db, place, { changes, wasPublished: true, reasons: [], at: clock.now() });
  return { premiums: hidePay(priced, grant) };
});
