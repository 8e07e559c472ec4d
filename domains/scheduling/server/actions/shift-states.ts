import type { Tx } from '@hearth/platform/database';
import { isAsSeen, type SeenShift } from '../../rules/hand-over/hand-over.ts';
import { startOfWeek } from '../../rules/hours/time.ts';
import { findWeekStarts } from '../place-settings.ts';
import { presentShift } from '../present.ts';
import { findPublishedById } from '../queries/published-shift.ts';
import { findShiftsById } from '../queries/shift.ts';
import { awaitWeeks } from '../queries/week.ts';

/** What became of shifts since their hand-over was agreed. */
export interface ShiftStates {
  /** Staff and managers both see a shift as it was agreed, in the hands of the same person, or of nobody. */
  isStill(shift: SeenShift & { readonly shift_id: string }, holder: string | null): boolean;
  /** What staff see of it is as it was agreed, whatever a draft says. */
  isShownAs(
    shift: SeenShift & { readonly shift_id: string; readonly location_id: string },
    holder: string | null,
  ): boolean;
}

/** Reads shifts to compare them with what was agreed. */
export async function findShiftStates(tx: Tx<'system'>, ids: readonly string[]): Promise<ShiftStates> {
  const shifts = new Map(
    (ids.length === 0 ? [] : await findShiftsById(tx, ids)).map((row) => [row.id, presentShift(row)]),
  );
  const shown = new Map((ids.length === 0 ? [] : await findPublishedById(tx, ids)).map((row) => [row.id, row]));
  return {
    isStill: (seen, holder) => {
      const shift = shifts.get(seen.shift_id);
      return shift?.published === 'same' && !shift.removed && shift.employee_id === holder && isAsSeen(shift, seen);
    },
    isShownAs: (seen, holder) => {
      const row = shown.get(seen.shift_id);
      if (row === undefined || row.employee_id !== holder || row.location_id !== seen.location_id) return false;
      const [date, start, end] = [row.local_date, row.start_time.slice(0, 5), row.end_time.slice(0, 5)];
      return isAsSeen({ date, start, end, position_id: row.position_id }, seen);
    },
  };
}

/**
 * Waits for publications of the weeks of some shifts that are under way, and keeps later ones waiting until the transaction ends:
 * what staff see of these shifts then does not change unnoticed. Weeks are locked last of all.
 */
export async function awaitPublications(
  tx: Tx<'system'>,
  shifts: readonly { readonly location_id: string; readonly date: string }[],
): Promise<void> {
  const starts = await findWeekStarts(
    tx,
    shifts.map((shift) => shift.location_id),
  );
  const weeks = shifts.map(({ location_id, date }) => ({
    location_id,
    week: startOfWeek(date, starts.get(location_id)),
  }));
  await awaitWeeks(tx, weeks);
}
