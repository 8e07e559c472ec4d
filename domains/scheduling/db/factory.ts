import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { ShiftContent } from '../contract/schemas.ts';
import { instantsAt } from '../rules/shift.ts';
import { insertShifts } from '../server/queries/shift.ts';

const MADE_AT = new Date('2026-11-02T09:00:00Z');

/** A draft shift, ten to six on Tuesday 17 November 2026 in Lisbon, unless said otherwise. */
export async function makeShift(
  tx: Tx,
  place: { groupId: string; locationId: string; timeZone?: string },
  content: Partial<ShiftContent> = {},
): Promise<{ id: string }> {
  const whole: ShiftContent = {
    employee_id: null,
    position_id: null,
    date: '2026-11-17',
    start: '10:00',
    end: '18:00',
    unpaid_break_minutes: 30,
    paid_break_minutes: 0,
    station: '',
    note: '',
    ...content,
  };
  const zone = place.timeZone ?? 'Europe/Lisbon';
  const id = newId();
  const shift = {
    ...whole,
    ...instantsAt(whole, zone),
    id,
    location_id: place.locationId,
    time_zone: zone,
    version: 1,
    removed: false,
  };
  await insertShifts(tx, place.groupId, [shift], { at: MADE_AT, userId: null });
  return { id };
}
