import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';

/** A location with how long it keeps, and the moment before which nothing is forgotten there. */
export interface Keeping {
  readonly id: string;
  readonly days: number;
  readonly notBefore: Date | null;
}

export interface DueRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly job_title: string;
  readonly location_name: string;
  readonly due_at: Date;
}

/** Applications of these places whose time has run out at a moment; each place is one look into an index. */
function dueAt(places: readonly Keeping[], at: Date): RawBuilder<unknown> {
  const asked = places.map(({ id, days, notBefore }) => ({ id, days, not_before: notBefore?.toISOString() ?? null }));
  return sql`
    jsonb_to_recordset(${json(asked)}) as place (id uuid, days int, not_before timestamptz)
    join applications.ended_view a on a.location_id = place.id
      and a.last_contact_at <= ${at}::timestamptz - make_interval(days => place.days)
      and (place.not_before is null or place.not_before <= ${at}::timestamptz)`;
}

const DUE_AT = sql`greatest(a.last_contact_at + make_interval(days => place.days), place.not_before)`;

/** The next whose time runs out by a moment, from a place in the list on. */
export function findDue(
  tx: Tx,
  places: readonly Keeping[],
  by: Date,
  window: { readonly after: { readonly at: string; readonly id: string } | undefined; readonly limit: number },
): Promise<DueRow[]> {
  const { after, limit } = window;
  const next = after === undefined ? sql`true` : sql`(${DUE_AT}, a.id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  return tx.execute(sql<DueRow>`
    select a.id, a.first_name, a.last_name, a.job_title, a.location_name, ${DUE_AT} as due_at
    from ${dueAt(places, by)} where ${next} order by 6, a.id limit ${limit}`);
}

export async function countDue(tx: Tx, places: readonly Keeping[], by: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`select count(*)::int as n from ${dueAt(places, by)}`);
  return row?.n ?? 0;
}

/** The ids of those whose time has run out, so many at a time, in their order. System scope. */
export async function findDueIds(
  tx: Tx,
  places: readonly Keeping[],
  now: Date,
  window: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const { after, limit } = window;
  const rows = await tx.execute<{ id: string }>(sql`
    select a.id from ${dueAt(places, now)} where (${after}::uuid is null or a.id > ${after}::uuid) order by a.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Whether the time of one has run out, now that it is locked: somebody may have written meanwhile. System scope. */
export async function isDue(tx: Tx, places: readonly Keeping[], id: string, now: Date): Promise<boolean> {
  return (await tx.execute(sql`select 1 from ${dueAt(places, now)} where a.id = ${id}`)).length > 0;
}
