import { getBrand } from '@hearth/domains/core/service';
import { findPublishedById, type PublishedRow } from '@hearth/domains/scheduling/service';
import { findActiveWorkplaces } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import {
  DEAL_LATE,
  DEAL_OFF,
  NOT_ELIGIBLE,
  PART_TOO_SHORT,
  SHIFT_IN_DEAL,
  SHIFT_NOT_YOURS,
} from '../contract/failures.ts';
import type { NewDeal } from '../contract/schemas.ts';
import { canHold } from '../rules/can-hold.ts';
import { closesAt, firstState, modeOf } from '../rules/deal-states.ts';
import { announceDeals, type DealWork, type Doer, recordDeed } from './advance-deals.ts';
import { approveAtOnce } from './approve-at-once.ts';
import { loadDealRules } from './deal-rules.ts';
import { judgeAllowed, toMoves } from './eligibility.ts';
import { endBiddings } from './end-biddings.ts';
import { openOffer, requireNoBids } from './offers.ts';
import { keptOf, takePart, toDealShift } from './present.ts';
import { findOpenBiddingsOf, lockOffer } from './queries/bid.ts';
import {
  type DealRow,
  type DealShiftRow,
  findDealByKey,
  findDealsById,
  insertDeal,
  lockDealKey,
} from './queries/deal.ts';

import { areShown } from './require-shown.ts';

/** Who asks for a deal, and in whose name. */
export interface Asker {
  readonly userId: string;
  /** Whether they may speak for the employee of a shift at a location; anybody else's shift is as unknown as one that does not exist. */
  readonly maySpeakFor: (employeeId: string | null, locationId: string) => boolean;
  /** Why a manager asks in somebody's name. */
  readonly reason?: string;
}

/** What a request comes down to: which shifts, from whom, to whom. */
interface Agreement {
  readonly given: DealShiftRow;
  /** The shift that `given` is a part of. */
  readonly whole: DealShiftRow | null;
  readonly returned: DealShiftRow | null;
  readonly giver: string | null;
  readonly taker: string | null;
}

/**
 * Makes a deal about a published shift: refused where the location does not allow it, where it is too late, where one of the
 * shifts is in another pending deal, and where a rule forbids it to whoever would get a shift. The same key again gives the same deal.
 */
export async function createDeal(work: DealWork, wanted: NewDeal, asker: Asker): Promise<DealRow> {
  const { db, clock } = work;
  const now = clock.now();
  const shifts = await findPublishedById(db, [
    wanted.shift_id,
    ...(wanted.verb === 'SWAP' ? [wanted.return_shift_id] : []),
  ]);
  const shift = shifts.find(({ id }) => id === wanted.shift_id);
  if (shift === undefined) throw failure(NOT_FOUND);
  const place = await getBrand(db, shift.location_id);
  await lockDealKey(db, place.groupId, wanted.idempotency_key);
  await lockOffer(
    db,
    shifts.map(({ id }) => id),
  );
  const sent = await findDealByKey(db, place.groupId, wanted.idempotency_key);
  const made = requireSameSender(sent, (row) => ({ placeId: row.given.shift_id, userId: row.asked_by }), {
    placeId: wanted.shift_id,
    userId: asker.userId,
  });
  if (made !== undefined) return made;

  const speaker = await requireSpeaker(db, wanted, shift, asker);
  const setting = (await loadDealRules(db, [shift.location_id]))(shift.location_id);
  const agreement = toAgreement(wanted, shift, shifts, setting.part_minutes);
  const mode = modeOf(wanted.verb, setting, agreement.whole !== null);
  if (mode === 'OFF') throw failure(DEAL_OFF);
  // A part closes with the whole: nobody plans around a shift that has begun.
  const starts = [agreement.whole ?? agreement.given, agreement.returned].flatMap((one) =>
    one === null ? [] : [new Date(one.starts_at)],
  );
  if (closesAt('OFFERED', starts, setting.close_minutes) <= now) throw failure(DEAL_LATE);
  await requireEligible(work, agreement);
  const isClaim = wanted.verb === 'PICK_UP' && asker.reason === undefined;
  if (isClaim) await requireNoBids(work, openOffer(shift), setting);
  const closes = closesAt(firstState(wanted.verb), starts, setting.close_minutes);
  const row = await write(work, wanted, agreement, { place, closes, asker, speaker });
  const biddings = await findOpenBiddingsOf(db, { shiftIds: [shift.id] });
  await endBiddings(work, biddings, { result: 'ASSIGNED', takerId: row.taker_id });
  const approved = await approveAtOnce(work, row, mode, asker);
  if (approved !== undefined) return approved;
  await requireShown(work, agreement);
  await announceDeals(work, [row], { move: 'ASK', by: asker.userId });
  return row;
}

/** In whose name a deal is asked for, before anything is said of the shift: its holder's, or of somebody who works there. */
async function requireSpeaker(db: DealWork['db'], wanted: NewDeal, shift: PublishedRow, asker: Asker): Promise<string> {
  const speaker = wanted.verb === 'PICK_UP' ? wanted.employee_id : shift.employee_id;
  if (speaker === null || !asker.maySpeakFor(speaker, shift.location_id)) throw failure(NOT_FOUND);
  if (wanted.verb !== 'PICK_UP') return speaker;
  const workplaces = await findActiveWorkplaces(db, [speaker]);
  if (!workplaces.some((place) => place.works_at === shift.location_id)) throw failure(NOT_FOUND);
  return speaker;
}

/** Writes a deal with its shifts, and puts on record who made it. */
async function write(
  work: DealWork,
  wanted: NewDeal,
  { given, whole, returned, giver, taker }: Agreement,
  of: {
    readonly place: { readonly id: string; readonly groupId: string };
    readonly closes: Date;
    readonly asker: Asker;
    readonly speaker: string;
  },
): Promise<DealRow> {
  const { db, clock } = work;
  const { place, closes, asker, speaker } = of;
  const now = clock.now();
  const state = firstState(wanted.verb);
  const id = newId(now.getTime());
  const isNew = await insertDeal(db, {
    id,
    group_id: place.groupId,
    location_id: place.id,
    verb: wanted.verb,
    state,
    giver_id: giver,
    taker_id: taker,
    note: wanted.note,
    at: now,
    closes_at: closes,
    asked_by: asker.userId,
    key: wanted.idempotency_key,
    shifts: [
      { ...given, part: 'GIVEN', ...(whole === null ? {} : { whole }) },
      ...(returned === null ? [] : [{ ...returned, part: 'RETURNED' as const }]),
    ],
  });
  if (!isNew) throw failure(SHIFT_IN_DEAL);
  const [row] = await findDealsById(db, [id]);
  if (row === undefined) throw new Error('What was just written is there.');
  const by: Doer = {
    userId: asker.userId,
    instead: asker.reason === undefined ? undefined : { employeeId: speaker, reason: asker.reason },
  };
  await recordDeed(work, [row], { move: 'ASK', state, by });
  return row;
}

function toAgreement(wanted: NewDeal, shift: PublishedRow, shifts: readonly PublishedRow[], least: number): Agreement {
  const given = toDealShift(shift);
  const { employee_id: holder } = shift;
  if (wanted.verb === 'PICK_UP') {
    if (holder !== null) throw failure(SHIFT_NOT_YOURS);
    return { given, whole: null, returned: null, giver: null, taker: wanted.employee_id };
  }
  // An open shift is nobody's to give.
  if (holder === null) throw failure(NOT_FOUND);
  if (wanted.verb !== 'SWAP') {
    const taker = wanted.verb === 'GIVE' ? wanted.to_employee_id : null;
    if (wanted.part === undefined) return { given, whole: null, returned: null, giver: holder, taker };
    const part = takePart(shift, wanted.part, least);
    if (part === null) throw failure(PART_TOO_SHORT);
    return { given: part, whole: given, returned: null, giver: holder, taker };
  }
  const other = shifts.find(({ id }) => id === wanted.return_shift_id);
  if (other === undefined || other.employee_id === null || other.location_id !== shift.location_id)
    throw failure(SHIFT_NOT_YOURS);
  return { given, whole: null, returned: toDealShift(other), giver: holder, taker: other.employee_id };
}

/** A publication that was under way while the request was made has the last word; a later one ends the request. */
async function requireShown({ db }: DealWork, { given, whole, returned, giver, taker }: Agreement): Promise<void> {
  const back = returned === null ? [] : [{ shift: returned, holder: taker }];
  if (!(await areShown(db, [{ shift: whole ?? given, holder: giver }, ...back]))) throw failure(SHIFT_NOT_YOURS);
}

/** Everybody who gets a shift works there in its position, and no rule forbids it. */
async function requireEligible({ db }: DealWork, { given, whole, returned, giver, taker }: Agreement): Promise<void> {
  if (taker === null) return;
  if (taker === giver) throw failure(NOT_ELIGIBLE);
  const holders = await findActiveWorkplaces(db, giver === null ? [taker] : [taker, giver]);
  const fits = (id: string | null, shift: DealShiftRow): boolean =>
    holders.some((person) => person.id === id && canHold(person, shift));
  const moves = toMoves(given, returned, { from: giver, to: taker }, keptOf({ given, whole }));
  const allowed = await judgeAllowed(db, [{ key: taker, moves }]);
  if (!fits(taker, given) || (returned !== null && !fits(giver, returned)) || !allowed.has(taker))
    throw failure(NOT_ELIGIBLE);
}
