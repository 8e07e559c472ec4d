import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A request of the signed-in person, or one that was for them. */
export interface OwnDeal {
  readonly id: string;
  readonly group_id: string;
  readonly verb: string;
  readonly state: string;
  readonly is_giver: boolean;
  /** What the giver wrote; empty for who was only offered it. */
  readonly note: string;
  readonly decision_note: string;
  readonly asked_at: Date;
  readonly taken_at: Date | null;
  readonly ended_at: Date | null;
}

export function findOwnDeals(tx: Tx<'self'>): Promise<OwnDeal[]> {
  return tx.execute<OwnDeal>(sql`
    select d.id, d.group_id, d.verb, d.state, own.is_giver, case when own.is_giver or d.verb = 'PICK_UP' then d.note else '' end as note,
      d.decision_note, d.asked_at, d.taken_at, d.ended_at
    from deals.deal d
    cross join lateral (select coalesce(d.giver_id = any ((select team.my_employee_ids())::uuid[]), false) as is_giver) own
    order by d.asked_at, d.id`);
}

/** A bid of the signed-in person. */
export interface OwnBid {
  readonly id: string;
  readonly bidding_id: string;
  readonly group_id: string;
  readonly state: string;
  readonly result: string | null;
  readonly placed_at: Date;
  readonly ended_at: Date | null;
}

export function findOwnBids(tx: Tx<'self'>): Promise<OwnBid[]> {
  return tx.execute<OwnBid>(sql`
    select id, bidding_id, group_id, state, result, placed_at, ended_at from deals.bid order by placed_at, id`);
}

/** The day and times of the shifts that requests and biddings are about, by their ids. */
export function findShiftsOf(
  tx: Tx<'system'>,
  { dealIds, biddingIds }: { readonly dealIds: readonly string[]; readonly biddingIds: readonly string[] },
): Promise<{ of: string; date: string; start: string; end: string }[]> {
  return tx.execute(sql`
    select deal_id as of, local_date as date, to_char(start_time, 'HH24:MI') as start, to_char(end_time, 'HH24:MI') as "end"
    from deals.deal_shift where part = 'GIVEN' and deal_id = any (${[...dealIds]}::uuid[])
    union all
    select id as of, local_date as date, to_char(start_time, 'HH24:MI') as start, to_char(end_time, 'HH24:MI') as "end"
    from deals.bidding where id = any (${[...biddingIds]}::uuid[])`);
}
