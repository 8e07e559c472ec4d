import type { DealState, DealVerb } from '../contract/schemas.ts';
import { nextState } from './deal-states.ts';

/** A deal as a decision finds it. */
export interface DecidedDeal {
  readonly id: string;
  readonly verb: DealVerb;
  readonly state: DealState;
  readonly version: number;
  readonly closes_at: Date;
  readonly giver_user: string | null;
  readonly taker_user: string | null;
}

/** Why a deal is not decided on. */
export type NotDecided = 'GONE' | 'ENDED' | 'STALE' | 'OWN';

/** Whether an account takes part in a deal, and so does not decide on it. */
export function isOwn(deal: Pick<DecidedDeal, 'giver_user' | 'taker_user'>, userId: string): boolean {
  return deal.giver_user === userId || deal.taker_user === userId;
}

/** Which of the deals that somebody saw they can decide on: those of others that are still as they were seen and wait. */
export function planDecisions<D extends DecidedDeal>(
  seen: readonly { readonly id: string; readonly version: number }[],
  rows: readonly D[],
  decision: 'APPROVED' | 'DECLINED',
  by: { readonly userId: string; readonly now: Date },
): { readonly due: D[]; readonly left: readonly { readonly id: string; readonly why: NotDecided }[] } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const due = new Map<string, D>();
  const left: { id: string; why: NotDecided }[] = [];
  for (const { id, version } of seen) {
    const row = byId.get(id);
    const { now } = by;
    const move = decision === 'APPROVED' ? 'APPROVE' : 'DECLINE';
    if (row === undefined) left.push({ id, why: 'GONE' });
    else if (row.closes_at <= now || nextState(row.verb, row.state, move) === undefined)
      left.push({ id, why: row.state === 'OFFERED' && row.closes_at > now ? 'STALE' : 'ENDED' });
    else if (isOwn(row, by.userId)) left.push({ id, why: 'OWN' });
    else if (row.version !== version) left.push({ id, why: 'STALE' });
    else due.set(id, row);
  }
  return { due: [...due.values()], left };
}
