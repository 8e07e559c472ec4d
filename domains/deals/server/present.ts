import { divideShift, type PublishedRow } from '@hearth/domains/scheduling/service';
import type { Colleague, Deal, DealShift, MyDeal, ShiftPart } from '../contract/schemas.ts';
import { keptPart } from '../rules/kept-part.ts';
import { ownMoves } from '../rules/deal-states.ts';
import type { DealRow, DealShiftRow } from './queries/deal.ts';

/** A published shift in the form in which deals keep it. */
export function toDealShift(row: PublishedRow): DealShiftRow {
  return {
    shift_id: row.id,
    location_id: row.location_id,
    position_id: row.position_id,
    position_name: row.position_name,
    date: row.local_date,
    start: row.start_time.slice(0, 5),
    end: row.end_time.slice(0, 5),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    time_zone: row.time_zone,
    unpaid_break_minutes: row.unpaid_break_minutes,
  };
}

/** A part of a published shift, under the id of the whole; nothing where it cannot be divided like that. */
export function takePart(row: PublishedRow, part: ShiftPart, least: number): DealShiftRow | null {
  const whole = toDealShift(row);
  const divided = divideShift({ ...whole, paid_break_minutes: row.paid_break_minutes }, row.time_zone, part, least);
  if (divided === null) return null;
  const { date, start, end, starts_at, ends_at, unpaid_break_minutes } = divided.given;
  return { ...whole, date, start, end, starts_at, ends_at, unpaid_break_minutes };
}

/** The shift of a deal as it is in the schedule: what is given, or the whole that this is a part of. */
export function wholeOf({ given, whole }: Pick<DealRow, 'given' | 'whole'>): DealShiftRow {
  return whole ?? given;
}

/** What stays with whoever gives a part; nothing where the whole is given. */
export function keptOf({ given, whole }: Pick<DealRow, 'given' | 'whole'>): DealShiftRow | undefined {
  return whole === null ? undefined : keptPart(whole, given);
}

/** A shift of a deal on the wire. */
export function presentShift(row: DealShiftRow): DealShift {
  return {
    shift_id: row.shift_id,
    position_name: row.position_name,
    date: row.date,
    start: row.start,
    end: row.end,
    starts_at: new Date(row.starts_at).toISOString(),
    ends_at: new Date(row.ends_at).toISOString(),
    time_zone: row.time_zone,
    unpaid_break_minutes: row.unpaid_break_minutes,
  };
}

function person(id: string | null, name: string | null): Colleague | null {
  return id === null ? null : { employee_id: id, name: name ?? '' };
}

export function presentDeal(row: DealRow): Deal {
  return {
    id: row.id,
    verb: row.verb,
    state: row.state,
    version: row.version,
    location: { id: row.location_id, name: row.location_name },
    shift: presentShift(row.given),
    whole: row.whole === null ? null : presentShift(row.whole),
    return_shift: row.returned === null ? null : presentShift(row.returned),
    giver: person(row.giver_id, row.giver_name),
    taker: person(row.taker_id, row.taker_name),
    note: row.note,
    decision_note: row.decision_note,
    ended_by: row.ended_by,
    asked_at: row.asked_at.toISOString(),
    taken_at: row.taken_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    closes_at: row.closes_at.toISOString(),
  };
}

/** A deal as somebody who takes part in it sees it; `own` are their employments. */
export function presentMyDeal(row: DealRow, own: ReadonlySet<string>, now: Date): MyDeal {
  const part = row.giver_id !== null && own.has(row.giver_id) ? 'GIVER' : 'TAKER';
  const isOpen = row.closes_at > now;
  return {
    ...presentDeal(row),
    my_part: part,
    may: isOpen
      ? ownMoves(row.verb, row.state, part, row.taker_id !== null).filter(
          (move) => move === 'TAKE' || move === 'REFUSE' || move === 'WITHDRAW',
        )
      : [],
  };
}
