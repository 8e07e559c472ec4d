import type { ChangeReason } from '@hearth/domains/laws/schemas';
import type { Tx } from '@hearth/platform/database';
import type { Conflict, Shift } from '../../contract/schemas.ts';
import { handOverConflicts, refusingConflicts } from '../../rules/hand-over/hand-over.ts';
import { findShiftProblem, instantsAt, pickContent, wallMinutes } from '../../rules/shift.ts';
import { presentShift } from '../present.ts';
import { findShiftsById, lockPeople, lockShifts } from '../queries/shift.ts';
import type { HandOverWork, Places } from './hand-over.ts';
import { loadFacts, placesOf, write } from './hand-over.ts';
import { pricePublication } from './premiums.ts';
import type { PricedLine } from './premiums.ts';

/** A published shift of somebody, as it was seen, and the time of day at which it is to end instead. */
export interface OrderedEnd {
  readonly locationId: string;
  readonly shiftId: string;
  readonly employeeId: string | null;
  readonly seenEnd: string;
  readonly end: string;
  readonly reason: ChangeReason;
}

/** What another end would mean. `CHANGED`: the shift is not as it was seen, or has unpublished changes. */
export type JudgedEnd =
  | { readonly can: false; readonly why: 'CHANGED' | 'TIME' }
  | {
      readonly can: true;
      readonly employeeId: string;
      readonly before: Shift;
      readonly after: Shift;
      readonly conflicts: readonly Conflict[];
      readonly premiums: readonly PricedLine[];
    };

/** What another end of a shift would break and cost by law. The caller decides who may know. */
export async function judgeEnd(tx: Tx<'system'>, order: OrderedEnd, now: Date): Promise<JudgedEnd> {
  return (await judge(tx, order, now)).judged;
}

async function judge(
  tx: Tx<'system'>,
  { locationId, shiftId, employeeId: seenHolder, seenEnd, end, reason }: OrderedEnd,
  now: Date,
): Promise<{ readonly judged: JudgedEnd; readonly places: Places }> {
  const [row] = await findShiftsById(tx, [shiftId]);
  const before = row === undefined ? undefined : presentShift(row);
  const places: Places = before === undefined ? new Map() : await placesOf(tx, [before]);
  const place = places.get(before?.location_id ?? '');
  const refused = (why: 'CHANGED' | 'TIME') => ({ judged: { can: false, why } as const, places });
  if (before === undefined || place === undefined || before.location_id !== locationId) return refused('CHANGED');
  const { employee_id: employeeId } = before;
  // What staff see has to be what managers have: nothing that is not published goes along.
  const isSeen = employeeId === seenHolder && before.end === seenEnd;
  if (before.published !== 'same' || before.removed || employeeId === null || !isSeen) return refused('CHANGED');
  const times = { date: before.date, start: before.start, end };
  const version = before.version + 1;
  const after: Shift = {
    ...before,
    ...times,
    ...breaksWithin(before, times),
    ...instantsAt(times, place.time_zone),
    version,
  };
  // Nothing is planned into the past, and what is over is for corrections of hours.
  const isOver = Date.parse(before.ends_at) <= now.getTime() || Date.parse(after.ends_at) < now.getTime() - SLACK_MS;
  if (end === before.end || findShiftProblem(after) !== undefined || isOver) return refused('TIME');
  const move = { shift: after, from: employeeId, to: employeeId, of: before.id };
  const conflicts = handOverConflicts([move], await loadFacts(tx, [move, { ...move, shift: before }], places));
  const changes = [{ shift_id: shiftId, before: pickContent(before), after: pickContent(after) }];
  const reasons = [{ shift_id: shiftId, employee_id: employeeId, reason }];
  const premiums = await pricePublication(tx, place, { changes, wasPublished: true, reasons, at: now });
  return { judged: { can: true, employeeId, before, after, conflicts, premiums }, places };
}

/** The breaks of a shift, as long as they fit into its new times: whoever goes before the break has none. */
function breaksWithin(
  { unpaid_break_minutes: unpaid, paid_break_minutes: paid }: Shift,
  times: Pick<Shift, 'start' | 'end'>,
): Pick<Shift, 'unpaid_break_minutes' | 'paid_break_minutes'> {
  const fits = unpaid + paid < wallMinutes(times);
  return fits
    ? { unpaid_break_minutes: unpaid, paid_break_minutes: paid }
    : { unpaid_break_minutes: 0, paid_break_minutes: 0 };
}

/** Whoever is sent home at once is sent at a minute that is just over. */
const SLACK_MS = 5 * 60_000;

/**
 * Moves the end of a shift, in the working copy and in what staff see, with a publication of that shift alone; what laws ask for it is
 * kept. What a rule forbids is refused. The caller has decided that it may be, has the person’s yes where that is needed, and tells them.
 */
export async function changeEnd(
  work: HandOverWork,
  order: OrderedEnd,
  by: { readonly userId: string; readonly consent: string },
): Promise<JudgedEnd> {
  const { db, clock } = work;
  await lockShifts(db, [order.shiftId]);
  const [row] = await findShiftsById(db, [order.shiftId]);
  if (row?.employee_id != null) await lockPeople(db, [row.employee_id]);
  const { judged, places } = await judge(db, order, clock.now());
  if (!judged.can || refusingConflicts(judged.conflicts, 'CONSENT').length > 0) return judged;
  const { before, after, conflicts, employeeId } = judged;
  const agreed = conflicts
    .filter(({ level }) => level === 'consent')
    .map((conflict) => ({ conflict, reason: by.consent, locationId: before.location_id }));
  const reasons = [{ shift_id: order.shiftId, employee_id: employeeId, reason: order.reason, note: by.consent }];
  await write(work, { touched: [{ before, after }], agreed, reasons }, places, by);
  return judged;
}
