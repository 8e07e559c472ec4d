import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { DEAL_CHANGED } from '../contract/events.ts';
import type { DealState } from '../contract/schemas.ts';
import type { Move } from '../rules/deal-states.ts';
import { endBiddings } from './end-biddings.ts';
import { findOfferedUsers } from './eligibility.ts';
import { findOpenBiddingsOf } from './queries/bid.ts';
import { type DealChange, type DealRow, findDealsById, insertDealEvents, updateDeals } from './queries/deal.ts';

/** The work of a deal: staff see only their own rows, so the system's scope does it, and the caller has decided who may. */
export type DealWork = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/** Who does something: in their own name, or in an employee's with a reason. Without a user: the clock or the schedule. */
export interface Doer {
  readonly userId: string | null;
  readonly instead?: { readonly employeeId: string; readonly reason: string } | undefined;
}

/** Tells the pages of whoever takes part, of whom a shift is offered to or was, and of managers. */
export async function announceDeals(
  work: Pick<DealWork, 'db' | 'emit'>,
  rows: readonly DealRow[],
  news: {
    readonly move: Move | 'ASK';
    readonly by: string | null;
    /** Who took part before. */
    readonly before?: ReadonlyMap<string, string | null>;
  },
): Promise<void> {
  const offered = await findOfferedUsers(work.db, rows);
  for (const row of rows) {
    const alsoTo = [news.before?.get(row.id) ?? null, ...(offered.get(row.id) ?? [])];
    await announceDeal(work, row, { ...news, alsoTo });
  }
}

async function announceDeal(
  { emit }: Pick<DealWork, 'emit'>,
  row: DealRow,
  news: { readonly move: Move | 'ASK'; readonly by: string | null; readonly alsoTo: readonly (string | null)[] },
): Promise<void> {
  const users = new Set([row.giver_user, row.taker_user, ...news.alsoTo]);
  await emit(
    DEAL_CHANGED.of({
      group_id: row.group_id,
      topics: [`brand:${row.location_id}`, ...[...users].flatMap((id) => (id === null ? [] : [`user:${id}` as const]))],
      data: {
        deal_id: row.id,
        location_id: row.location_id,
        move: news.move,
        state: row.state,
        by_user: news.by,
        version: row.version,
      },
    }),
  );
}

/** What takes a released shift off the offer without anybody getting it. */
const ENDS_OFFER: ReadonlySet<Move> = new Set(['WITHDRAW', 'DECLINE', 'EXPIRE', 'VOID']);

/** Makes one move of deals that the caller holds locked: writes it, puts it on record and tells of it. Answers with the deals as they are then. */
export async function advanceDeals(
  work: DealWork,
  rows: readonly DealRow[],
  move: Move,
  change: Omit<DealChange, 'at' | 'state'> & { readonly state: DealState; readonly by: Doer },
): Promise<DealRow[]> {
  if (rows.length === 0) return [];
  const { db, clock } = work;
  const at = clock.now();
  const { by, ...rest } = change;
  const ids = rows.map(({ id }) => id);
  await updateDeals(db, ids, { ...rest, at });
  await recordDeed(work, rows, { move, state: change.state, by });
  if (ENDS_OFFER.has(move))
    await endBiddings(work, await findOpenBiddingsOf(db, { dealIds: ids }), { result: 'ENDED' });
  const after = await findDealsById(db, ids);
  const before = new Map(rows.map((row) => [row.id, row.taker_user]));
  await announceDeals(work, after, { move, by: by.userId, before });
  return after;
}

/** Puts a deed on record. */
export function recordDeed(
  { db, clock }: DealWork,
  rows: readonly Pick<DealRow, 'id' | 'group_id'>[],
  { move, state, by }: { readonly move: Move | 'ASK'; readonly state: DealState; readonly by: Doer },
): Promise<void> {
  return insertDealEvents(
    db,
    rows.map((row) => ({
      id: newId(),
      deal_id: row.id,
      group_id: row.group_id,
      move,
      state,
      by_user: by.userId,
      for_employee: by.instead?.employeeId ?? null,
      reason: by.instead?.reason ?? '',
    })),
    clock.now(),
  );
}
