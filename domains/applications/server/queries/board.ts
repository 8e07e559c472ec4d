import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Stage } from '../../contract/schemas.ts';
import type { ApplicationRow } from './application.ts';
import { within } from './application.ts';

export interface BoardFilter {
  readonly jobId: string | undefined;
  readonly text: string | undefined;
}

function matches(grant: BrandGrant, { jobId, text }: BoardFilter): RawBuilder<boolean> {
  const parts = [sql<boolean>`group_id = ${grant.groupId} and archived_at is null`, sql<boolean>`${within(grant)}`];
  if (jobId !== undefined) parts.push(sql<boolean>`job_id = ${jobId}`);
  if (text !== undefined && text !== '')
    parts.push(
      sql<boolean>`search_text like '%' || replace(replace(platform.searchable(${text}), '%', '\\%'), '_', '\\_') || '%'`,
    );
  return sql.join(parts, sql` and `);
}

export interface StageTotal {
  readonly stage: Stage;
  readonly total: number;
  readonly late: number;
  readonly oldest: Date | null;
}

/** For each stage of the board: how many, how many wait since before `lateBefore`, and who waits longest. The hired of the last 30 days only. */
export function countStages(
  tx: Tx,
  grant: BrandGrant,
  filter: BoardFilter,
  stages: readonly Stage[],
  lateBefore: Date,
  hiredSince: Date,
): Promise<StageTotal[]> {
  return tx.execute<StageTotal>(sql`
    select stage, count(*) as total, count(*) filter (where waiting_since < ${lateBefore}) as late, min(waiting_since) as oldest
    from applications.application
    where ${matches(grant, filter)} and stage = any (${[...stages]}::text[]) and (stage <> 'HIRED' or stage_entered_at >= ${hiredSince})
    group by stage`);
}

/** The first cards of every stage in one statement: who waits longest first, then who came into the stage first. */
export function firstCards(
  tx: Tx,
  grant: BrandGrant,
  filter: BoardFilter,
  stages: readonly Stage[],
  limit: number,
  hiredSince: Date,
): Promise<ApplicationRow[]> {
  return tx.execute<ApplicationRow>(sql`
    select card.* from unnest(${[...stages]}::text[]) as column_of(stage)
    cross join lateral (
      select * from applications.application
      where ${matches(grant, filter)} and applications.application.stage = column_of.stage
        and (applications.application.stage <> 'HIRED' or stage_entered_at >= ${hiredSince})
      order by waiting_since nulls last, stage_entered_at, id limit ${limit}
    ) as card`);
}

/** Cards by page, and how many there are in all; of the hired those who stand on the board. */
export async function pageOfCards(
  tx: Tx,
  grant: BrandGrant,
  filter: BoardFilter,
  stages: readonly Stage[],
  { offset, limit, hiredSince }: { offset: number; limit: number; hiredSince: Date },
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const wanted = sql`${matches(grant, filter)} and stage = any (${[...stages]}::text[]) and (stage <> 'HIRED' or stage_entered_at >= ${hiredSince})`;
  const rows = await tx.execute<ApplicationRow>(sql`
    select * from applications.application where ${wanted} order by waiting_since nulls last, stage_entered_at, id offset ${offset} limit ${limit}`);
  const [count] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from applications.application where ${wanted}`,
  );
  return { rows, total: count?.n ?? 0 };
}
