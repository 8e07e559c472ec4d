import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Stage } from '../../contract/schemas.ts';
import { within } from './application.ts';

/** The candidates of a location who wait for its answer. */
export interface WaitingFigures {
  readonly location_id: string;
  readonly waiting: number;
  /** Of these, since before the given instant. */
  readonly late: number;
}

/** How many candidates wait, by location, in one statement; locations where nobody waits are absent. */
export function countWaiting(
  tx: Tx,
  grant: BrandGrant,
  stages: readonly Stage[],
  lateBefore: Date,
): Promise<WaitingFigures[]> {
  return tx.execute<WaitingFigures>(sql`
    select location_id, count(*)::int as waiting, count(*) filter (where waiting_since < ${lateBefore}::timestamptz)::int as late
    from applications.application
    where group_id = ${grant.groupId} and stage = any (${[...stages]}::text[]) and waiting_since is not null
      and archived_at is null and ${within(grant)}
    group by location_id`);
}

/** Messages that nobody on the employer's side has read, by location; locations without any are absent. */
export function countUnreadByLocation(
  tx: Tx,
  grant: BrandGrant,
): Promise<{ readonly location_id: string; readonly unread: number }[]> {
  return tx.execute(sql`
    select location_id, sum(unread_employer)::int as unread from applications.application
    where group_id = ${grant.groupId} and unread_employer > 0 and archived_at is null and ${within(grant)}
    group by location_id`);
}

/** Somebody who waits for an answer. */
export interface WaitingRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly job_title: string;
  readonly waiting_since: Date;
}

/** Who waits longest at the brands of a grant. */
export function findLongestWaiting(
  tx: Tx,
  grant: BrandGrant,
  stages: readonly Stage[],
  limit: number,
): Promise<WaitingRow[]> {
  return tx.execute<WaitingRow>(sql`
    select id, first_name, last_name, job_title, waiting_since from applications.application
    where group_id = ${grant.groupId} and stage = any (${[...stages]}::text[]) and waiting_since is not null
      and archived_at is null and ${within(grant)}
    order by waiting_since, id limit ${limit}`);
}
