import type { Conflict } from '@hearth/domains/scheduling/schemas';
import { type HandOver, judgeHandOvers, type ShiftMove } from '@hearth/domains/scheduling/service';
import { findActiveStaffAt, type StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { TouchedRule } from '../contract/schemas.ts';
import { canHold, type Holder } from '../rules/can-hold.ts';
import { keptOf } from './present.ts';
import type { DealRow, DealShiftRow } from './queries/deal.ts';

/** The part of a kept shift that the rules judge. */
export function toNearby(shift: DealShiftRow): ShiftMove['shift'] {
  return {
    id: shift.shift_id,
    location_id: shift.location_id,
    position_id: shift.position_id,
    date: shift.date,
    start: shift.start,
    end: shift.end,
    starts_at: new Date(shift.starts_at).toISOString(),
    ends_at: new Date(shift.ends_at).toISOString(),
    unpaid_break_minutes: shift.unpaid_break_minutes,
  };
}

/** The shifts that go from one to the other; with a shift that comes back, a swap; with what is kept, a part. */
export function toMoves(
  given: DealShiftRow,
  returned: DealShiftRow | null,
  people: { readonly from: string | null; readonly to: string },
  kept?: DealShiftRow,
): ShiftMove[] {
  const { from, to } = people;
  const there = { shift: toNearby(given), from, to, ...(kept === undefined ? {} : { kept: toNearby(kept) }) };
  return returned === null || from === null ? [there] : [there, { shift: toNearby(returned), from: to, to: from }];
}

/** Those hand-overs that no rule forbids, with what they would break all the same. */
export async function judgeAllowed(
  tx: Tx<'system'>,
  handOvers: readonly HandOver[],
): Promise<ReadonlyMap<string, readonly Conflict[]>> {
  const judged = await judgeHandOvers(tx, handOvers);
  return new Map([...judged].filter(([, conflicts]) => conflicts.every(({ level }) => level !== 'block')));
}

/** A shift that somebody gives away, or that nobody holds. */
export interface OfferedShift {
  readonly shift: DealShiftRow;
  readonly giverId: string | null;
  /** What stays with the giver of a part. */
  readonly kept?: DealShiftRow | undefined;
}

/** Somebody who could take an offered shift, with the rules that it would break. */
export interface Taker<O extends OfferedShift, P> {
  readonly offer: O;
  readonly person: P;
  readonly conflicts: readonly Conflict[];
}

/**
 * Who of some people could take which of some shifts: in its position at its location, not its giver, and nobody whom a rule
 * forbids it. What pages show, whom notices tell and what managers choose from all come from here, so that they agree.
 */
export async function findTakers<O extends OfferedShift, P extends Holder & { readonly id: string }>(
  tx: Tx<'system'>,
  offers: readonly O[],
  people: readonly P[],
): Promise<Taker<O, P>[]> {
  const pairs = offers.flatMap((offer, index) =>
    people.flatMap((person) =>
      person.id === offer.giverId || !canHold(person, offer.shift)
        ? []
        : [{ key: `${index} ${person.id}`, offer, person }],
    ),
  );
  const allowed = await judgeAllowed(
    tx,
    pairs.map(({ key, offer: { shift, giverId, kept }, person }) => ({
      key,
      moves: toMoves(shift, null, { from: giverId, to: person.id }, kept),
    })),
  );
  return pairs.flatMap(({ key, offer, person }) => {
    const conflicts = allowed.get(key);
    return conflicts === undefined ? [] : [{ offer, person, conflicts }];
  });
}

/** Everybody who could take a shift of somebody, or of nobody. */
export async function findCandidates(tx: Tx<'system'>, offer: OfferedShift) {
  return findTakers(tx, [offer], await findActiveStaffAt(tx, [offer.shift.location_id]));
}

/** The accounts that released shifts are offered to, by deal: their open pages and their notices hear of it. One reading for all deals. */
export async function findOfferedUsers(
  tx: Tx<'system'>,
  deals: readonly DealRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const offers = deals
    .filter(({ verb }) => verb === 'RELEASE')
    .map((deal) => ({ id: deal.id, shift: deal.given, giverId: deal.giver_id, kept: keptOf(deal) }));
  if (offers.length === 0) return new Map();
  const staff = await findActiveStaffAt(tx, [...new Set(offers.map(({ shift }) => shift.location_id))]);
  const users = new Map<string, string[]>();
  for (const { offer, person } of await findTakers(tx, offers, staff))
    if (person.user_id !== null) users.set(offer.id, [...(users.get(offer.id) ?? []), person.user_id]);
  return users;
}

/** What the rules say to the deals that wait for a decision, by deal; one reading for all of them. */
export function judgeDeals(
  tx: Tx<'system'>,
  deals: readonly DealRow[],
): Promise<ReadonlyMap<string, readonly Conflict[]>> {
  return judgeHandOvers(
    tx,
    deals.flatMap((deal) => {
      const { id, given, returned, giver_id: from, taker_id: to } = deal;
      return to === null ? [] : [{ key: id, moves: toMoves(given, returned, { from, to }, keptOf(deal)) }];
    }),
  );
}

/** Conflicts as a manager is shown them: each rule once for each person. */
export function presentTouched(conflicts: readonly Conflict[]): TouchedRule[] {
  const touched = conflicts.map(({ employee_id, rule, level }) => ({ employee_id, rule, level }));
  return [...new Map(touched.map((one) => [`${one.employee_id} ${one.rule}`, one])).values()];
}

/** A name as colleagues see it. */
export function nameOf({ first_name: first, last_name: last }: Pick<StaffRow, 'first_name' | 'last_name'>): string {
  return `${first} ${last}`.trim();
}
