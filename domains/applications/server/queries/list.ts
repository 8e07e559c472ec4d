import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Stage } from '../../contract/schemas.ts';
import type { ListOrder } from '../../rules/list-order.ts';
import type { ListCursor } from '../list-cursor.ts';
import { CARD_COLUMNS, matchesFilter, isInReach } from './card.ts';
import type { CardFilter, CardRow } from './card.ts';

/** Filter of a list of applications, at any stages. */
export interface ListFilter extends CardFilter {
  readonly stages: readonly Stage[];
  /** Steps of posts, beside those stages. */
  readonly steps: readonly string[];
}

/** The order of a list and where a page of it begins. */
export interface ListWindow {
  readonly order: ListOrder;
  readonly descending: boolean;
  readonly after: ListCursor | null;
  readonly limit: number;
}

export type ListedRow = CardRow & { readonly search_text: string };

const KEYS: Readonly<Record<ListOrder, RawBuilder<unknown>>> = {
  applied: sql`applied_at`,
  entered: sql`stage_entered_at`,
  waiting: sql`coalesce(waiting_since, 'infinity')`,
  name: sql`search_text`,
};

/** The cursor after a row. */
export function toListCursor(order: ListOrder, row: ListedRow): ListCursor {
  const instant = { applied: row.applied_at, entered: row.stage_entered_at, waiting: row.waiting_since };
  const key = order === 'name' ? row.search_text : (instant[order]?.toISOString() ?? 'infinity');
  return { key, id: row.id };
}

/** Selects applications at one of the stages or steps. */
function isAtStageOrStep({ stages, steps }: ListFilter): RawBuilder<boolean> {
  const atStage = sql<boolean>`stage = any (${[...stages]}::text[])`;
  return steps.length === 0 ? atStage : sql`(${atStage} or step_id = any (${[...steps]}::uuid[]))`;
}

/** Finds a page of a list, with one extra row if there are more. */
export function findListPage(
  tx: Tx,
  grant: BrandGrant,
  filter: ListFilter,
  { order, descending, after, limit }: ListWindow,
): Promise<ListedRow[]> {
  const key = KEYS[order];
  const way = descending ? sql`desc` : sql`asc`;
  const type = order === 'name' ? sql`text` : sql`timestamptz`;
  const further =
    after === null
      ? sql``
      : sql`and (${key}, id) ${descending ? sql`<` : sql`>`} (${after.key}::text::${type}, ${after.id}::uuid)`;
  return tx.execute<ListedRow>(sql`
    select ${CARD_COLUMNS}, search_text from applications.application
    where ${matchesFilter(grant, filter)} and ${isAtStageOrStep(filter)} ${further}
    order by ${key} ${way}, id ${way} limit ${limit + 1}`);
}

/** Counts a list from stored counts, or row by row for a search. */
export async function countList(tx: Tx, grant: BrandGrant, filter: ListFilter): Promise<number> {
  const stages = isAtStageOrStep(filter);
  const [row] = await tx.execute<{ n: number }>(
    filter.text === undefined || filter.text === ''
      ? sql`select coalesce(sum(n), 0)::int as n from applications.stage_count where ${isInReach(grant, filter)} and ${stages}`
      : sql`select count(*) as n from applications.application where ${matchesFilter(grant, filter)} and ${stages}`,
  );
  return row?.n ?? 0;
}
