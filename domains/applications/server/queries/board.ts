import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Stage } from '../../contract/schemas.ts';
import type { CardRow } from './card.ts';
import { CARD_COLUMNS, matchesFilter, isInReach } from './card.ts';
import type { CardFilter } from './card.ts';

/** The columns of a board, and since when the hired are shown. */
export interface BoardColumns {
  readonly stages: readonly Stage[];
  readonly hiredSince: Date;
}

export interface StageTotal {
  readonly stage: Stage;
  readonly total: number;
  readonly late: number;
}

const IN_ORDER = sql`waiting_since nulls last, stage_entered_at, id`;
const hasSearchText = ({ text }: CardFilter): boolean => text !== undefined && text !== '';

/** Each stage with the instant from which its applications are shown. */
function boardStages({ stages, hiredSince }: BoardColumns): RawBuilder<unknown> {
  return sql`(select stage, case when stage = 'HIRED' then ${hiredSince}::timestamptz else '-infinity' end as since from unnest(${[...stages]}::text[]) as stage) as board`;
}

/** Counts applications per stage, and those waiting since before `lateBefore`. */
export function countStages(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  columns: BoardColumns,
  lateBefore: Date,
): Promise<StageTotal[]> {
  return hasSearchText(filter)
    ? countMatching(tx, grant, filter, columns, lateBefore)
    : sumStoredCounts(tx, grant, filter, columns, lateBefore);
}

/** Counts the matches of a search row by row. */
function countMatching(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  columns: BoardColumns,
  lateBefore: Date,
): Promise<StageTotal[]> {
  return tx.execute<StageTotal>(sql`
    select board.stage, count(*) as total, count(*) filter (where waiting_since < ${lateBefore}) as late
    from ${boardStages(columns)} join applications.application on application.stage = board.stage and stage_entered_at >= board.since
    where ${matchesFilter(grant, filter)} group by board.stage`);
}

/** Sums stored counts; only overdue candidates and recent hires are counted row by row. */
function sumStoredCounts(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  { stages, hiredSince }: BoardColumns,
  lateBefore: Date,
): Promise<StageTotal[]> {
  const kept = stages.filter((stage) => stage !== 'HIRED');
  const here = isInReach(grant, filter);
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

/** Finds the first cards of every stage in one statement, longest waiting first. */
export function firstCards(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  columns: BoardColumns,
  limit: number,
): Promise<CardRow[]> {
  const column = sql`application.stage = board.stage and stage_entered_at >= board.since`;
  if (filter.jobId !== undefined || grant.nodes.some((node) => node === grant.groupId) || hasSearchText(filter))
    return tx.execute<CardRow>(sql`
      select card.* from ${boardStages(columns)} cross join lateral (
        select ${CARD_COLUMNS} from applications.application where ${matchesFilter(grant, filter)} and ${column}
        order by ${IN_ORDER} limit ${limit}
      ) as card`);
  // Place by place: each answers from its own order, however many applications the group has.
  return tx.execute<CardRow>(sql`
    select card.* from ${boardStages(columns)} cross join lateral (
      select here.* from core.brand_view place cross join lateral (
        select ${CARD_COLUMNS} from applications.application
        where group_id = ${grant.groupId} and archived_at is null and location_id = place.id and ${column}
        order by ${IN_ORDER} limit ${limit}
      ) as here
      where place.group_id = ${grant.groupId} and place.ancestor_ids && ${[...grant.nodes]}::uuid[]
      order by ${IN_ORDER} limit ${limit}
    ) as card`);
}

/** Finds a page of a board's cards; of the hired only the recent ones. */
export function findCardPage(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  columns: BoardColumns,
  { offset, limit }: { offset: number; limit: number },
): Promise<CardRow[]> {
  return tx.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from applications.application
    where ${matchesFilter(grant, filter)} and stage = any (${[...columns.stages]}::text[]) and (stage <> 'HIRED' or stage_entered_at >= ${columns.hiredSince})
    order by ${IN_ORDER} offset ${offset} limit ${limit}`);
}
