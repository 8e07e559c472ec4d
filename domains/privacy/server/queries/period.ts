import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Period } from '../../contract/periods.ts';

export interface PeriodRow {
  readonly brand_id: string;
  readonly period: Period | null;
  readonly set_at: Date;
}

/** Finds the periods set by the brands of some groups, by brand. */
export async function findPeriods(tx: Tx, groupIds: readonly string[]): Promise<ReadonlyMap<string, PeriodRow>> {
  const rows = await tx.execute<PeriodRow>(
    sql`select brand_id, period, set_at from privacy.period where group_id = any (${[...groupIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.brand_id, row]));
}

/**
 * Sets a brand's period and returns since when it is set; an equal value changes nothing. The moment from which it
 * was said.
 */
export async function setPeriod(
  tx: Tx,
  at: { readonly brandId: string; readonly groupId: string },
  said: { readonly period: Period | null; readonly by: string; readonly at: Date },
): Promise<Date> {
  await tx.execute(sql`
    insert into privacy.period as p (brand_id, group_id, period, set_by, set_at)
    values (${at.brandId}, ${at.groupId}, ${said.period}, ${said.by}, ${said.at}::timestamptz)
    on conflict (brand_id) do update set period = excluded.period, set_by = excluded.set_by, set_at = excluded.set_at
    where p.period is distinct from excluded.period`);
  const [row] = await tx.execute<{ set_at: Date }>(
    sql`select set_at from privacy.period where brand_id = ${at.brandId}`,
  );
  return row?.set_at ?? said.at;
}
