import type { SaveContext } from '@hearth/domains/scheduling/service';
import { findPlannedById, placeShifts, type ScheduleLocation } from '@hearth/domains/scheduling/service';
import { localDay } from '@hearth/kit/local-day';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { RecurringReport } from '../../contract/recurring-schemas.ts';
import { WEEKS_AHEAD } from '../../rules/limits.ts';
import {
  dropStarted,
  findHorizon,
  type Occurrence,
  type PlannedOccurrence,
  type RecurringContent,
  type SeriesPlan,
} from '../../rules/recurrence.ts';
import {
  deleteRecurringDates,
  findRecurringDates,
  insertRecurringDates,
  type RecurringRow,
} from '../queries/recurring-shift.ts';

/** The first and the last day on which shifts are planned now: from today, by the location's clock. */
export function planningDays(place: ScheduleLocation, now: Date): { readonly from: string; readonly to: string } {
  const from = localDay(now, place.time_zone);
  return { from, to: findHorizon(from, place.week_start, WEEKS_AHEAD) };
}

/** What each shift of a recurring shift is. */
export function contentOf(row: RecurringRow): RecurringContent {
  return {
    employee_id: row.employee_id,
    position_id: row.position_id,
    start: row.start_time.slice(0, 5),
    end: row.end_time.slice(0, 5),
    unpaid_break_minutes: row.unpaid_break_minutes,
    paid_break_minutes: row.paid_break_minutes,
    station: row.station,
    note: row.note,
  };
}

/** What has been planned from a day on, with what stands on the schedule of it. */
export async function loadPlanned(tx: Tx, row: RecurringRow, from: string): Promise<PlannedOccurrence[]> {
  const dates = await findRecurringDates(tx, row.id, from);
  const ids = dates.flatMap(({ shift_id: id }) => id ?? []);
  const shifts = new Map((await findPlannedById(tx, row.location_id, ids)).map((shift) => [shift.id, shift]));
  return dates.map(({ date, number, shift_id: id }) => ({ date, number, shift: shifts.get(id ?? '') }));
}

/** How a week's part of a plan is put onto the schedule. */
const PLACING = { days: 7, onConflict: 'leave_open', replaceDrafts: false, dryRun: false, version: null } as const;

/** A shift of a plan, until it stands on the schedule. */
interface Drafted extends Occurrence {
  readonly shiftId: string;
}

/**
 * Puts a plan onto the schedule, week by week, by scheduling's own commands: a person who cannot work a shift leaves it open, a day
 * on which the location is closed is left out. The caller holds the location’s lock of placing and the recurring shift.
 */
export async function carryOut(
  means: SaveContext,
  place: ScheduleLocation,
  row: RecurringRow,
  plan: SeriesPlan,
): Promise<RecurringReport> {
  const report = { created: 0, changed: 0, removed: 0, opened: 0, skipped: 0, kept: plan.keptCount };
  const content = contentOf(row);
  const at = { now: means.clock.now().getTime(), zone: place.time_zone };
  const drafts: Drafted[] = dropStarted(plan.creates, content, at).map((one) => ({ ...one, shiftId: newId() }));
  const weeks = new Set(
    [...drafts, ...plan.changes.map(({ content: { date } }) => ({ date })), ...plan.removes].map(({ date }) =>
      place.weekOf(date),
    ),
  );
  const made = new Set<string>();
  for (const week of [...weeks].sort()) {
    const isHere = ({ date }: { readonly date: string }): boolean => place.weekOf(date) === week;
    const here = drafts.filter(isHere);
    const changes = plan.changes.filter(({ content: to }) => isHere(to));
    const placed = await placeShifts(means, place, {
      ...PLACING,
      key: newId(),
      from: week,
      wanted: [
        ...changes.map(({ shift: { id }, content: to }) => ({ id, content: to, replaces: id })),
        ...here.map(({ date, shiftId }) => ({ id: shiftId, newId: shiftId, content: { ...content, date } })),
      ],
      removes: new Set(plan.removes.filter(isHere).map(({ id }) => id)),
    });
    const skipped = new Set(placed.skipped.map(({ shift_id: id }) => id));
    for (const { shiftId } of here) if (!skipped.has(shiftId)) made.add(shiftId);
    report.created += placed.created_count;
    report.changed += placed.changed_count;
    report.removed += placed.removed_ids.length;
    report.opened += placed.opened_count;
    // A shift that cannot become what is wanted stays as it is; a new one is left out.
    const stays = changes.filter(({ shift: { id } }) => skipped.has(id)).length;
    report.skipped += placed.skipped.length - stays;
    report.kept += stays;
  }
  await insertRecurringDates(
    means.db,
    row,
    drafts.map(({ date, number, shiftId }) => ({ date, number, shift_id: made.has(shiftId) ? shiftId : null })),
  );
  await deleteRecurringDates(
    means.db,
    row.id,
    plan.removes.map(({ id }) => id),
  );
  return {
    created_count: report.created,
    changed_count: report.changed,
    removed_count: report.removed,
    opened_count: report.opened,
    skipped_count: report.skipped,
    kept_count: report.kept,
  };
}

/** The report where nothing was to be done. */
export function emptyReport(): RecurringReport {
  return { created_count: 0, changed_count: 0, removed_count: 0, opened_count: 0, skipped_count: 0, kept_count: 0 };
}
