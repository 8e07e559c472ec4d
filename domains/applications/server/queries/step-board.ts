import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { CardFilter, CardRow } from './card.ts';
import { CARD_COLUMNS, matchesFilter, isInReach } from './card.ts';

export interface StepTotal {
  readonly step_id: string;
  readonly total: number;
  readonly late: number;
}

const IN_ORDER = sql`waiting_since nulls last, stage_entered_at, id`;

/**
 * Counts applications per step from stored counts, and overdue ones; a search counts row by row. Who was looked for
 * by words is counted one by one.
 */
export function countSteps(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  steps: readonly string[],
  lateBefore: Date,
): Promise<StepTotal[]> {
  const here = sql`step_id = any (${[...steps]}::uuid[])`;
  if (filter.text !== undefined && filter.text !== '')
    return tx.execute<StepTotal>(sql`
      select step_id, count(*)::int as total, (count(*) filter (where waiting_since < ${lateBefore}))::int as late
      from applications.application where ${matchesFilter(grant, filter)} and ${here} group by step_id`);
  return tx.execute<StepTotal>(sql`
    select step_id, sum(total)::int as total, sum(late)::int as late from (
      select step_id, sum(n) as total, 0 as late from applications.stage_count
      where ${isInReach(grant, filter)} and ${here} group by step_id
      union all
      select step_id, 0, count(*) from applications.application
      where ${matchesFilter(grant, filter)} and ${here} and waiting_since < ${lateBefore} group by step_id
    ) as part group by step_id`);
}

/** Finds the first cards of every step in one statement, longest waiting first. */
export function firstStepCards(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  steps: readonly string[],
  limit: number,
): Promise<CardRow[]> {
  return tx.execute<CardRow>(sql`
    select card.* from unnest(${[...steps]}::uuid[]) as board (step) cross join lateral (
      select ${CARD_COLUMNS} from applications.application where ${matchesFilter(grant, filter)} and step_id = board.step
      order by ${IN_ORDER} limit ${limit}
    ) as card`);
}

/** Finds a page of a step's cards. */
export function findStepPage(
  tx: Tx,
  grant: BrandGrant,
  filter: CardFilter,
  step: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<CardRow[]> {
  return tx.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from applications.application where ${matchesFilter(grant, filter)} and step_id = ${step}
    order by ${IN_ORDER} offset ${offset} limit ${limit}`);
}
