import { findCandidates, presentTouched, takePart, toDealShift } from '@hearth/domains/deals/service';
import { toWallClock } from '@hearth/domains/scheduling/rules';
import { carryOutHandOvers, divideShift, findPlannedMinutes } from '@hearth/domains/scheduling/service';
import type { PublishedRow, ShiftPart } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { LIVE_LATER, LIVE_SHIFT_CHANGED, REPLACEMENT_GONE } from '../../contract/failures.ts';
import type { Replacement } from '../../contract/live-act-endpoints.ts';
import { LONGEST_SPAN_MS, MS_PER_MINUTE } from '../../rules/limits.ts';
import { stateAt } from '../../rules/pair.ts';
import { toEffective } from '../present.ts';
import { findEffective } from '../queries/punch.ts';

/** Times at which a shift can be divided lie on this grid. */
const GRID_MS = 15 * MS_PER_MINUTE;

/** What somebody who comes now takes of a shift: all of it, or from the next quarter of an hour on. */
export interface OpenPart {
  readonly part: ShiftPart | undefined;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Refuses a shift of a day to come: the schedule is where those are planned. */
export function requireToday({ starts_at: starts }: Pick<PublishedRow, 'starts_at'>, zone: string, now: Date): void {
  if (localDay(starts, zone) > localDay(now, zone)) throw failure(LIVE_LATER);
}

/** What is left of a shift at a moment; undefined where it is over, or as good as. */
export function restOf(shift: PublishedRow, now: Date): OpenPart | undefined {
  if (shift.ends_at <= now) return undefined;
  if (shift.starts_at >= now) return { part: undefined, startsAt: shift.starts_at, endsAt: shift.ends_at };
  const { time } = toWallClock(Math.ceil(now.getTime() / GRID_MS) * GRID_MS, shift.time_zone);
  const part: ShiftPart = { side: 'END', at: time };
  const { date, start, end } = toDealShift(shift);
  const whole = {
    date,
    start,
    end,
    unpaid_break_minutes: shift.unpaid_break_minutes,
    paid_break_minutes: shift.paid_break_minutes,
  };
  const divided = divideShift(whole, shift.time_zone, part, 0);
  if (divided === null) return undefined;
  return { part, startsAt: new Date(divided.given.starts_at), endsAt: new Date(divided.given.ends_at) };
}

/** Who could take what is left of a shift: whoever breaks no rule first, then those at work, then who is planned for least. */
export async function findReplacements(
  tx: Tx<'system'>,
  shift: PublishedRow,
  { part }: OpenPart,
  now: Date,
): Promise<Replacement[]> {
  const given = part === undefined ? toDealShift(shift) : takePart(shift, part, 0);
  if (given === null) return [];
  const takers = await findCandidates(tx, { shift: given, giverId: shift.employee_id });
  const ids = takers.map(({ person }) => person.id);
  const planned = await findPlannedMinutes(tx, ids, { locationId: shift.location_id, date: shift.local_date });
  const from = new Date(now.getTime() - LONGEST_SPAN_MS);
  const punches = Map.groupBy(await findEffective(tx, ids, { from, before: now }), (row) => row.employee_id);
  return takers
    .map(({ person, conflicts }) => ({
      employee_id: person.id,
      name: `${person.first_name} ${person.last_name}`.trim(),
      touches: presentTouched(conflicts).map(({ rule, level }) => ({ rule, level })),
      planned_minutes: planned.get(person.id) ?? 0,
      is_here: stateAt((punches.get(person.id) ?? []).map(toEffective), now.getTime()).state !== 'OUT',
    }))
    .toSorted(
      (one, other) =>
        one.touches.length - other.touches.length ||
        Number(other.is_here) - Number(one.is_here) ||
        one.planned_minutes - other.planned_minutes ||
        one.name.localeCompare(other.name, 'en'),
    );
}

/** Gives what is left of a shift to somebody, in the schedule and in what staff see. */
export async function giveRest(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  shift: PublishedRow,
  { to, userId, consent }: { readonly to: string; readonly userId: string; readonly consent: string },
): Promise<OpenPart> {
  const rest = restOf(shift, work.clock.now());
  if (rest === undefined) throw failure(LIVE_SHIFT_CHANGED);
  const { date, start, end, position_id } = toDealShift(shift);
  const move = {
    shiftId: shift.id,
    from: shift.employee_id,
    to,
    seen: { date, start, end, position_id },
    part: rest.part,
  };
  // Somebody is called in because the employer needs it, whoever asked for it.
  const reasons = [shift.employee_id, to].flatMap((id) =>
    id === null ? [] : [{ employee_id: id, reason: 'EMPLOYER' as const, note: consent }],
  );
  const order = { key: shift.id, moves: [move], tolerates: 'CONSENT' as const, consent, reasons };
  const outcome = (await carryOutHandOvers(work, [order], { userId })).get(shift.id);
  if (outcome?.done === true) return rest;
  throw failure(outcome?.why === 'CONFLICT' ? REPLACEMENT_GONE : LIVE_SHIFT_CHANGED);
}
