import { addDays } from '@hearth/domains/scheduling/rules';
import { readPlannedShifts } from '@hearth/domains/scheduling/service';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { toPattern } from '../rules/week-pattern.ts';
import { insertWeekTemplate } from '../server/queries/week-template.ts';
import { writePattern } from '../server/write-pattern.ts';

/** Saves the weeks of a location from a Monday on as a template of it, or of a brand above it. */
export async function seedWeekTemplate(
  tx: Tx,
  template: {
    readonly groupId: string;
    readonly brandId: string;
    readonly locationId: string;
    readonly name: string;
    readonly monday: string;
    readonly weeks: number;
  },
  by: { readonly at: Date; readonly userId: string },
): Promise<void> {
  const { groupId, brandId, locationId, name, monday, weeks } = template;
  const days = { from: monday, to: addDays(monday, 7 * weeks - 1) };
  const planned = await readPlannedShifts(tx, { groupId, codes: null }, locationId, days);
  const pattern = toPattern(planned, { from: monday, positions: [], isShared: brandId !== locationId });
  if (pattern.length === 0) return;
  const row = {
    id: newId(by.at.getTime()),
    group_id: groupId,
    brand_id: brandId,
    name,
    weeks,
    starts_on: monday,
    shift_count: pattern.length,
    person_count: pattern.filter((shift) => shift.employee_id !== null).length,
    version: 1,
    created_by: by.userId,
    created_at: by.at,
    updated_by: by.userId,
    updated_at: by.at,
    archived_at: null,
    idempotency_key: newId(),
  };
  await insertWeekTemplate(tx, row);
  await writePattern(tx, row, pattern, by.at);
}
