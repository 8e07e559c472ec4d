import { findActiveWorkplaces } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { DEAL_ENDED, DEAL_OFF, DEAL_STALE, NOT_ELIGIBLE } from '../contract/failures.ts';
import { canHold } from '../rules/can-hold.ts';
import { closesAt, modeOf, nextState, ownMoves, type Part } from '../rules/deal-states.ts';
import { advanceDeals, announceDeals, type DealWork, type Doer } from './advance-deals.ts';
import { approveAtOnce } from './approve-at-once.ts';
import { endBiddings } from './end-biddings.ts';
import { releasedOffer, requireNoBids } from './offers.ts';
import { loadDealRules } from './deal-rules.ts';
import { judgeAllowed, toMoves } from './eligibility.ts';
import { keptOf, wholeOf } from './present.ts';
import { findOpenBiddingsOf } from './queries/bid.ts';
import { type DealRow, findDealsById, lockDeals } from './queries/deal.ts';

/** A move of somebody who takes part, or could. */
export interface OwnMove {
  readonly move: 'TAKE' | 'REFUSE' | 'WITHDRAW';
  /** In whose name; only who takes a released shift has to be named. */
  readonly employeeOf: (row: DealRow) => string | null | undefined;
  readonly version: number;
  readonly note?: string;
  readonly userId: string;
  /** Why a manager makes it in the employee's name. */
  readonly reason?: string;
}

/**
 * Makes a move of a deal in an employee's name. The row is locked first: of two who take a shift at once, one gets it. What
 * somebody did already is not done twice: the answer is the deal as it is.
 */
export async function actOnDeal(work: DealWork, dealId: string, act: OwnMove): Promise<DealRow> {
  const { db, clock } = work;
  await lockDeals(db, [dealId]);
  const [row] = await findDealsById(db, [dealId]);
  const employeeId = row === undefined ? undefined : act.employeeOf(row);
  if (row === undefined || employeeId == null) throw failure(NOT_FOUND);
  const part = partOf(row, employeeId);
  if (isDone(row, act.move, part)) return row;
  if (part === 'OTHER' && (row.verb !== 'RELEASE' || act.move !== 'TAKE')) throw failure(NOT_FOUND);
  const next = nextState(row.verb, row.state, act.move);
  const isOver = row.closes_at <= clock.now();
  if (isOver || next === undefined || !ownMoves(row.verb, row.state, part, row.taker_id !== null).includes(act.move))
    throw failure(DEAL_ENDED);
  refuseStale(DEAL_STALE, row.version, act.version);
  const setting = (await loadDealRules(db, [row.location_id]))(row.location_id);
  const mode = modeOf(row.verb, setting, row.whole !== null);
  // Whoever was offered it before that was switched off can still say no.
  if (act.move === 'TAKE' && mode === 'OFF') throw failure(DEAL_OFF);
  const starts = [wholeOf(row), row.returned].flatMap((one) => (one === null ? [] : [new Date(one.starts_at)]));
  const closes_at = closesAt(next, starts, setting.close_minutes);
  const { userId, reason } = act;
  const by: Doer = { userId, instead: reason === undefined ? undefined : { employeeId, reason } };
  if (act.move !== 'TAKE') {
    const isAgain = next === 'OFFERED';
    const [after] = await advanceDeals(work, [row], act.move, {
      state: next,
      by,
      ended_by: part === 'GIVER' ? 'GIVER' : 'TAKER',
      ...(act.note === undefined ? {} : { decision_note: act.note }),
      ...(isAgain ? { taker_id: null, closes_at, decision_note: '' } : {}),
    });
    return after ?? row;
  }
  await requireTaker(work, row, employeeId);
  if (reason === undefined) await requireNoBids(work, releasedOffer(row), setting);
  // Whether it ends here is known only after it was taken: it is told once, as what it is then.
  const quiet = { ...work, emit: () => Promise.resolve() };
  const [taken] = await advanceDeals(quiet, [row], 'TAKE', { state: next, by, taker_id: employeeId, closes_at });
  if (taken === undefined) throw failure(NOT_FOUND);
  const biddings = await findOpenBiddingsOf(db, { dealIds: [dealId] });
  await endBiddings(work, biddings, { result: 'ASSIGNED', takerId: employeeId });
  const approved = await approveAtOnce(work, taken, mode, { userId });
  if (approved === undefined) await announceDeals(work, [taken], { move: 'TAKE', by: userId });
  return approved ?? taken;
}

function partOf(row: DealRow, employeeId: string): Part {
  if (row.giver_id === employeeId) return 'GIVER';
  return row.taker_id === employeeId ? 'TAKER' : 'OTHER';
}

/** Whether a move was made before, by the same person: a request that is sent again. */
function isDone(row: DealRow, move: OwnMove['move'], part: Part): boolean {
  if (move === 'TAKE') return part === 'TAKER' && (row.state === 'TAKEN' || row.state === 'APPROVED');
  if (move === 'WITHDRAW') return row.state === 'WITHDRAWN' && part !== 'OTHER';
  return row.state === 'DECLINED' && row.ended_by === 'TAKER' && part === 'TAKER';
}

async function requireTaker({ db }: DealWork, row: DealRow, employeeId: string): Promise<void> {
  const holders = await findActiveWorkplaces(db, [employeeId]);
  const allowed = await judgeAllowed(db, [
    { key: employeeId, moves: toMoves(row.given, row.returned, { from: row.giver_id, to: employeeId }, keptOf(row)) },
  ]);
  if (!holders.some((person) => canHold(person, row.given)) || !allowed.has(employeeId)) throw failure(NOT_ELIGIBLE);
}
