import { lockShifts, requireLocation } from '@hearth/domains/scheduling/service';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { LIVE_SHIFT_CHANGED } from '../../../contract/failures.ts';
import { markDay as contract } from '../../../contract/live-act-endpoints.ts';
import { findPeople, requireOther, requireShiftAt } from '../../actions/own-shift.ts';
import { tellOfDay } from '../../actions/tell-of-day.ts';
import { presentMarks } from '../../present-marks.ts';
import { deleteMark, lockMark, upsertMark } from '../../queries/mark.ts';
import type { MarkRow } from '../../queries/mark.ts';
import { announcePunches } from '../../record-punches.ts';

/** Only what is known of somebody: their hours follow from what they punch. */
export const markDay = implement(contract, async ({ params, body }, work) => {
  const place = await requireLocation(work.db, work.grant);
  const now = work.clock.now();
  const { userId } = work.actor;
  return inScope(work.db, SYSTEM, async (db) => {
    const seen = await requireShiftAt(db, place, params.shift_id);
    if (seen.employee_id !== body.employee_id) throw failure(LIVE_SHIFT_CHANGED);
    const [person] = await findPeople(db, [seen.employee_id]);
    if (person === undefined) throw failure(LIVE_SHIFT_CHANGED);
    await requireOther(db, place, [person], { userId, now });
    const before = await lockMark(db, { shiftId: seen.id, employeeId: person.id });
    // Whoever waited may find that somebody else holds it by now.
    await lockShifts(db, [seen.id]);
    const shift = await requireShiftAt(db, place, seen.id);
    if (shift.employee_id !== person.id) throw failure(LIVE_SHIFT_CHANGED);
    if ((before?.version ?? 0) !== body.version) throw failure(CONFLICT);
    await announcePunches(work, person, place.id);
    if (body.mark === null) {
      if (before === undefined) return { mark: null, is_told: null };
      await deleteMark(db, shift.id, person.id);
      const news = { shift, person, what: 'CLEARED', by: userId, note: body.note } as const;
      return { mark: null, is_told: await tellOfDay({ ...work, db }, place, news) };
    }
    const row: MarkRow = {
      shift_id: shift.id,
      employee_id: person.id,
      group_id: person.group_id,
      location_id: place.id,
      mark: body.mark,
      expected_at: body.mark === 'LATE' && body.expected_at !== null ? new Date(body.expected_at) : null,
      note: body.note,
      marked_by: userId,
      marked_at: now,
      version: body.version + 1,
    };
    await upsertMark(db, row);
    const isTold = await tellOfDay({ ...work, db }, place, {
      shift,
      person,
      what: body.mark,
      by: userId,
      note: body.note,
    });
    const [mark] = await presentMarks(db, [row]);
    return { mark: mark ?? null, is_told: isTold };
  });
});
