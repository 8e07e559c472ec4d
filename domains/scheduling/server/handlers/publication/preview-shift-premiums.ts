import { findAttachedTo, findPositions } from '@hearth/domains/team/service';
import { implement } from '@hearth/platform/module';
import { previewShiftPremiums as contract } from '../../../contract/publication-endpoints.ts';
import type { ShiftContent } from '../../../contract/schemas.ts';
import { publishedContent } from '../../../rules/shift.ts';
import { requireLocation } from '../../access.ts';
import { hidePay, pricePublication } from '../../actions/premiums.ts';
import { presentShift } from '../../present.ts';
import { findShiftsById } from '../../queries/shift.ts';

/**
 * What changes would cost that are not made yet. What the caller could not save costs nothing here: shifts of other locations,
 * departments and people, since a price tells pay; nor do those that staff have not seen.
 */
export const previewShiftPremiums = implement(contract, async ({ body }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const wished = new Map(body.changes.map(({ shift_id: id, after }) => [id, after]));
  const assigned = body.changes.flatMap(({ after }) => after?.employee_id ?? []);
  const attached = await findAttachedTo(db, place.id, assigned);
  const positions = grant.codes === null ? [] : await findPositions(db, grant.groupId);
  const planned = new Set(positions.flatMap(({ id, department }) => (grant.codes?.includes(department) ? [id] : [])));
  const mayPlan = (content: ShiftContent | null): boolean =>
    content === null || grant.codes === null || (content.position_id !== null && planned.has(content.position_id));
  const shifts = (await findShiftsById(db, [...wished.keys()])).map(presentShift);
  const changes = shifts.flatMap((shift) => {
    const before = publishedContent(shift);
    const after = wished.get(shift.id) ?? null;
    if (shift.location_id !== place.id || before === null || !mayPlan(before) || !mayPlan(after)) return [];
    const holder = after?.employee_id ?? null;
    return holder === null || holder === before.employee_id || attached.has(holder)
      ? [{ shift_id: shift.id, before, after }]
      : [];
  });
  const priced = await pricePublication(db, place, { changes, wasPublished: true, reasons: [], at: clock.now() });
  return { premiums: hidePay(priced, grant) };
});
