import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Stage } from '../../contract/schemas.ts';
import type { CardRow } from './card.ts';
import { CARD_COLUMNS, matches, reaches } from './card.ts';
import type { CardFilter } from './card.ts';

/** The columns of a board, and since when the hired stand on it. */
export interface Columns {
  readonly stages: readonly Stage[];
  readonly hiredSince: Date;
}

export interface StageTotal {
  readonly stage: Stage;
  readonly total: number;
  readonly late: number;
}

const IN_ORDER = sql`waiting_since nulls last, stage_entered_at, id`;
const searches = ({ text }: CardFilter): boolean => text !== undefined && text !== '';

/** Each stage with the instant since which somebody has to stand there to be shown. */
function columnsOf({ stages, hiredSince }: Columns): RawBuilder<unknown> {
  return sql`(select stage, case when stage = 'HIRED' then ${hiredSince}::timestamptz else '-infinity' end as since from unnest(${[...stages]}::text[]) as stage) as board`;
}

/** For each stage of a board: how many stand there, and how many of them wait since before `lateBefore`. */
export function countStages(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  columns: Columns,
  lateBefore: Date,
): Promise<StageTotal[]> {
  return searches(filter)
    ? countFound(tx, grant, filter, columns, lateBefore)
    : sumKept(tx, grant, filter, columns, lateBefore);
}

/** Who was looked for is counted one by one. */
function countFound(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  columns: Columns,
  lateBefore: Date,
): Promise<StageTotal[]> {
  return tx.execute<StageTotal>(sql`
    select board.stage, count(*) as total, count(*) filter (where waiting_since < ${lateBefore}) as late
    from ${columnsOf(columns)} join applications.application on application.stage = board.stage and stage_entered_at >= board.since
    where ${matches(grant, filter)} group by board.stage`);
}

/** Everybody is known from the counts that are kept; counted are only those who wait too long, and the newly hired. */
function sumKept(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  { stages, hiredSince }: Columns,
  lateBefore: Date,
): Promise<StageTotal[]> {
  const kept = stages.filter((stage) => stage !== 'HIRED');
  const here = reaches(grant, filter);
  return tx.execute<StageTotal>(sql`
    select stage, sum(total)::int as total, sum(late)::int as late from (
      select stage, sum(n) as total, 0 as late from applications.stage_count
      where ${here} and stage = any (${kept}::text[]) group by stage
      union all
      select stage, 0, count(*) from applications.application
      where ${here} and archived_at is null and stage = any (${kept}::text[]) and waiting_since < ${lateBefore} group by stage
      union all
      select stage, count(*), 0 from applications.application
      where ${here} and archived_at is null and stage = 'HIRED' and stage_entered_at >= ${hiredSince} and 'HIRED' = any (${[...stages]}::text[]) group by stage
    ) as part group by stage`);
}

/** The first cards of every stage in one statement: who waits longest first, then who came into the stage first. */
export function firstCards(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  columns: Columns,
  limit: number,
): Promise<CardRow[]> {
  const column = sql`application.stage = board.stage and stage_entered_at >= board.since`;
  if (filter.jobId !== undefined || grant.nodes.some((node) => node === grant.groupId) || searches(filter))
    return tx.execute<CardRow>(sql`
      select card.* from ${columnsOf(columns)} cross join lateral (
        select ${CARD_COLUMNS} from applications.application where ${matches(grant, filter)} and ${column}
        order by ${IN_ORDER} limit ${limit}
      ) as card`);
  // Place by place: each answers from its own order, however many applications the group has.
  return tx.execute<CardRow>(sql`
    select card.* from ${columnsOf(columns)} cross join lateral (
      select here.* from core.brand_view place cross join lateral (
        select ${CARD_COLUMNS} from applications.application
        where group_id = ${grant.groupId} and archived_at is null and location_id = place.id and ${column}
        order by ${IN_ORDER} limit ${limit}
      ) as here
      where place.group_id = ${grant.groupId} and place.ancestor_ids && ${[...grant.nodes]}::uuid[]
      order by ${IN_ORDER} limit ${limit}
    ) as card`);
}

/** Cards of a board by page; of the hired those who stand on it. */
export function pageOfCards(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  columns: Columns,
  { offset, limit }: { offset: number; limit: number },
): Promise<CardRow[]> {
  return tx.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from applications.application
    where ${matches(grant, filter)} and stage = any (${[...columns.stages]}::text[]) and (stage <> 'HIRED' or stage_entered_at >= ${columns.hiredSince})
    order by ${IN_ORDER} offset ${offset} limit ${limit}`);
}
