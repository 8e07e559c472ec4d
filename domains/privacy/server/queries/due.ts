import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';

/** A location's retention in days, and an instant before which nothing is deleted. */
export interface PlaceRetention {
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

/** SQL for the applications of these locations that are due at an instant, one index scan each. */
function selectDue(places: readonly PlaceRetention[], at: Date): RawBuilder<unknown> {
  const asked = places.map(({ id, days, notBefore }) => ({ id, days, not_before: notBefore?.toISOString() ?? null }));
  return sql`
    jsonb_to_recordset(${json(asked)}) as place (id uuid, days int, not_before timestamptz)
    join applications.ended_view a on a.location_id = place.id
      and a.last_contact_at <= ${at}::timestamptz - make_interval(days => place.days)
      and (place.not_before is null or place.not_before <= ${at}::timestamptz)
    left join privacy.keep_ask_item kept on kept.application_id = a.id`;
}

/** A yes of the candidate goes before the period. */
const DUE_AT = sql`greatest(a.last_contact_at + make_interval(days => place.days), place.not_before, kept.until)`;
const isDueBy = (at: Date): RawBuilder<unknown> => sql`(kept.until is null or kept.until <= ${at}::timestamptz)`;

/** Finds a page of applications that become due by an instant. */
export function findDue(
  tx: Tx,
  places: readonly PlaceRetention[],
  by: Date,
  window: { readonly after: { readonly at: string; readonly id: string } | undefined; readonly limit: number },
): Promise<DueRow[]> {
  const { after, limit } = window;
  const next = after === undefined ? sql`true` : sql`(${DUE_AT}, a.id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  return tx.execute(sql<DueRow>`
    select a.id, a.first_name, a.last_name, a.job_title, a.location_name, ${DUE_AT} as due_at
    from ${selectDue(places, by)} where ${isDueBy(by)} and ${next} order by 6, a.id limit ${limit}`);
}

export async function countDue(tx: Tx, places: readonly PlaceRetention[], by: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${selectDue(places, by)} where ${isDueBy(by)}`,
  );
  return row?.n ?? 0;
}

/** Finds a batch of ids of overdue applications, in id order. */
export async function findDueIds(
  tx: Tx<'system'>,
  places: readonly PlaceRetention[],
  now: Date,
  window: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const { after, limit } = window;
  const rows = await tx.execute<{ id: string }>(sql`
    select a.id from ${selectDue(places, now)} where ${isDueBy(now)} and (${after}::uuid is null or a.id > ${after}::uuid) order by a.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Rechecks a locked application, since its candidate may have written meanwhile. */
export async function isDue(
  tx: Tx<'system'>,
  places: readonly PlaceRetention[],
  id: string,
  now: Date,
): Promise<boolean> {
  return (
    (await tx.execute(sql`select 1 from ${selectDue(places, now)} where ${isDueBy(now)} and a.id = ${id}`)).length > 0
  );
}

/** A person with ended applications in a group. */
export interface AskedPerson {
  readonly group_id: string;
  readonly user_id: string;
}

/** Finds people to ask: applications due within the lead time, not asked about yet. */
export function findToAsk(
  tx: Tx<'system'>,
  places: readonly (PlaceRetention & { readonly lead: number })[],
  now: Date,
  window: {
    readonly after: AskedPerson | undefined;
    readonly limit: number;
    readonly notice: number;
    readonly between: number;
  },
): Promise<AskedPerson[]> {
  const { after, limit, notice, between } = window;
  const asked = places.map(({ id, days, notBefore, lead }) => ({
    id,
    days,
    lead,
    not_before: notBefore?.toISOString() ?? null,
  }));
  const due = sql`greatest(a.last_contact_at + make_interval(days => place.days), place.not_before)`;
  const next =
    after === undefined ? sql`true` : sql`(a.group_id, a.user_id) > (${after.group_id}::uuid, ${after.user_id}::uuid)`;
  return tx.execute(sql<AskedPerson>`
    select a.group_id, a.user_id
    from jsonb_to_recordset(${json(asked)}) as place (id uuid, days int, lead int, not_before timestamptz)
    join applications.ended_view a on a.location_id = place.id
      and a.last_contact_at <= ${now}::timestamptz + make_interval(days => place.lead) - make_interval(days => place.days)
    where place.lead > 0 and a.email <> '' and ${next}
      and ${due} between ${now}::timestamptz + make_interval(days => ${notice}::int) and ${now}::timestamptz + make_interval(days => place.lead)
      and not exists (select from privacy.keep_ask_item i where i.application_id = a.id)
      and not exists (select from privacy.keep_ask k where k.group_id = a.group_id and k.user_id = a.user_id
        and k.asked_at > ${now}::timestamptz - make_interval(days => ${between}::int))
    group by 1, 2 order by 1, 2 limit ${limit}`);
}
