import type { Conflict } from '@hearth/domains/scheduling/schemas';
import { carryOutHandOvers, type HandOverOutcome, type OrderedHandOver } from '@hearth/domains/scheduling/service';
import { findActiveWorkplaces } from '@hearth/domains/team/service';
import { canHold, type Holder } from '../rules/can-hold.ts';
import { partOf } from '../rules/kept-part.ts';
import { advanceDeals, type DealWork, type Doer } from './advance-deals.ts';
import { wholeOf } from './present.ts';
import type { DealRow, DealShiftRow } from './queries/deal.ts';

/** Why a deal was not approved. */
export type NotApproved =
  | { readonly why: 'SHIFT_CHANGED' | 'NOT_ELIGIBLE' }
  | { readonly why: 'CONFLICT'; readonly conflicts: readonly Conflict[] };

/** How deals are approved. */
export interface Approval {
  /** `NOTHING`: only what breaks no rule at all; `CONSENT`: whatever its people can agree to. */
  readonly tolerates: OrderedHandOver['tolerates'];
  readonly by: Doer & { readonly userId: string };
  readonly endedBy: 'MANAGER' | 'RULES';
  readonly note: string;
  /** What is kept beside conflicts that the people agreed to by asking. */
  readonly consent: string;
  /** The caller tells of the deals; of the schedule, its pages hear as ever. */
  readonly isQuiet?: boolean;
}

/**
 * Carries out deals that the caller holds locked and that somebody has taken, in the order given: in the schedule, in what staff
 * see, and in the deals. Everything is judged as it stands now. Answers with the approved ones, and why others were not.
 */
export async function approveDeals(
  work: DealWork,
  rows: readonly DealRow[],
  approval: Approval,
): Promise<{ readonly approved: DealRow[]; readonly left: ReadonlyMap<string, NotApproved> }> {
  const holders = await findActiveWorkplaces(work.db, [
    ...new Set(rows.flatMap((row) => [row.giver_id, row.taker_id].filter((id) => id !== null))),
  ]);
  const left = new Map<string, NotApproved>();
  const fit = rows.filter((row) => {
    if (isFit(row, holders)) return true;
    left.set(row.id, { why: 'NOT_ELIGIBLE' });
    return false;
  });
  const outcomes = await carryOutHandOvers(
    work,
    fit.map((row) => toOrder(row, approval)),
    approval.by,
  );
  const done = fit.filter(({ id }) => {
    const outcome = outcomes.get(id);
    if (outcome?.done === true) return true;
    left.set(id, toReason(outcome));
    return false;
  });
  const { by, endedBy, note, isQuiet = false } = approval;
  const approved = await advanceDeals(isQuiet ? { ...work, emit: () => Promise.resolve() } : work, done, 'APPROVE', {
    state: 'APPROVED',
    by,
    ended_by: endedBy,
    decision_note: note,
  });
  return { approved, left };
}

type Workplace = Holder & { readonly id: string };

/** Whether everybody who gets a shift still works there, in its position. */
function isFit({ given, returned, giver_id: giver, taker_id: taker }: DealRow, holders: readonly Workplace[]): boolean {
  const fits = (id: string | null, shift: DealShiftRow): boolean =>
    holders.some((person) => person.id === id && canHold(person, shift));
  return fits(taker, given) && (returned === null || fits(giver, returned));
}

function toOrder(row: DealRow, { tolerates, consent }: Approval): OrderedHandOver {
  const { given, whole, returned, giver_id: giver, taker_id: taker } = row;
  const to = taker ?? '';
  const part = whole === null ? undefined : partOf(whole, given);
  const moves = [
    { shiftId: given.shift_id, from: giver, to, seen: wholeOf(row), part },
    ...(returned === null || giver === null
      ? []
      : [{ shiftId: returned.shift_id, from: to, to: giver, seen: returned }]),
  ];
  return { key: row.id, moves, tolerates, consent };
}

function toReason(outcome: HandOverOutcome | undefined): NotApproved {
  if (outcome === undefined || outcome.done || outcome.why === 'CHANGED') return { why: 'SHIFT_CHANGED' };
  return { why: 'CONFLICT', conflicts: outcome.conflicts };
}
