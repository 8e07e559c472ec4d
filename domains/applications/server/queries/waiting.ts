import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Stage } from '../../contract/schemas.ts';
import { isWithinGrant } from './application.ts';

/** Waiting candidates of a location. */
export interface WaitingFigures {
  readonly location_id: string;
  readonly waiting: number;
  /** Of these, since before the given instant. */
  readonly late: number;
}

/** Counts waiting candidates by location in one statement; locations without any are absent. */
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
      and archived_at is null and ${isWithinGrant(grant)}
    group by location_id`);
}

/** Counts messages unread by the employer, by location; locations without any are absent. */
export function countUnreadByLocation(
  tx: Tx,
  grant: BrandGrant,
): Promise<{ readonly location_id: string; readonly unread: number }[]> {
  return tx.execute(sql`
    select location_id, sum(unread_employer)::int as unread from applications.application
    where group_id = ${grant.groupId} and unread_employer > 0 and archived_at is null and ${isWithinGrant(grant)}
    group by location_id`);
}

/** A candidate who waits for an answer. */
export interface WaitingRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly job_title: string;
  readonly waiting_since: Date;
}

/** Finds the longest waiting candidates at a grant's brands. */
export function findLongestWaiting(
  tx: Tx,
  grant: BrandGrant,
  stages: readonly Stage[],
  limit: number,
): Promise<WaitingRow[]> {
  return tx.execute<WaitingRow>(sql`
    select id, first_name, last_name, job_title, waiting_since from applications.application
    where group_id = ${grant.groupId} and stage = any (${[...stages]}::text[]) and waiting_since is not null
      and archived_at is null and ${isWithinGrant(grant)}
    order by waiting_since, id limit ${limit}`);
}
