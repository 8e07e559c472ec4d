import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { DeliveryTable, Tables } from './tables.ts';

export type DeliveryRow = Selectable<DeliveryTable>;

/** A delivery as it begins. */
export type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'group_id' | 'endpoint_id' | 'event_id' | 'type' | 'at' | 'application_id'
> & { readonly data: Readonly<Record<string, string | number | boolean | null>> };

/** Writes deliveries that are due at once. Those of an event and endpoint that are there already stay as they are. */
export async function insertDeliveries(tx: Tx<'system'>, rows: readonly NewDelivery[], now: Date): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('webhooks.delivery')
    .values(
      rows.map((row) => ({
        ...row,
        data: json(row.data),
        state: 'WAITING' as const,
        not_before: now,
        tried_at: null,
        failure: null,
        response_status: null,
        response_body: null,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['endpoint_id', 'event_id']).doNothing())
    .execute();
}

/** The deliveries of an endpoint, newest first. */
export function findDeliveries(
  tx: Tx,
  endpoint: { readonly groupId: string; readonly id: string },
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<DeliveryRow[]> {
  const all = tx
    .tables<Tables>()
    .selectFrom('webhooks.delivery')
    .selectAll()
    .where('group_id', '=', endpoint.groupId)
    .where('endpoint_id', '=', endpoint.id);
  return (before === undefined ? all : all.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute();
}

/** Makes a delivery due now, its tries counted anew; false when the endpoint has no such one. */
export async function dueAgain(
  tx: Tx<'system'>,
  endpoint: { readonly groupId: string; readonly id: string },
  deliveryId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows: count } = await tx
    .tables<Tables>()
    .updateTable('webhooks.delivery')
    .set({ state: 'WAITING', not_before: now, attempts: 0 })
    .where('id', '=', deliveryId)
    .where('group_id', '=', endpoint.groupId)
    .where('endpoint_id', '=', endpoint.id)
    .executeTakeFirstOrThrow();
  return count > 0n;
}

/** A delivery that is being sent, with what its endpoint adds. The secrets are sealed. */
export interface TakenDelivery extends Pick<
  DeliveryRow,
  'id' | 'group_id' | 'endpoint_id' | 'event_id' | 'type' | 'at' | 'data' | 'attempts'
> {
  readonly address: string;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_until: Date | null;
  readonly failing_since: Date | null;
}

/** Which deliveries are taken, and how many. */
export interface Taking {
  /** Those of endpoints that fail, or those of all others. */
  readonly failing: boolean;
  /** Endpoints that have enough to do, and groups. */
  readonly busy: readonly string[];
  readonly busyGroups: readonly string[];
  readonly perEndpoint: number;
  readonly perGroup: number;
  readonly limit: number;
  readonly now: Date;
  /** Until then they are the taker's; whoever is gone by then leaves them to others. */
  readonly until: Date;
}

/**
 * Takes deliveries that are due, a few of each active endpoint and not many more of each group, those that have waited longest first. Those that another node has
 * taken are left out. It looks into each endpoint's own part of the index, so that one with thousands of due deliveries costs no more.
 */
export function takeDeliveries(tx: Tx<'system'>, taking: Taking): Promise<TakenDelivery[]> {
  const { failing, busy, busyGroups, perEndpoint, perGroup, limit, now, until } = taking;
  return tx.execute<TakenDelivery>(sql`
    with ranked as (
      select d.id, d.not_before, row_number() over (partition by e.group_id order by d.not_before, d.id) as rank
        from webhooks.endpoint e cross join lateral (
          select id, not_before from webhooks.delivery
           where endpoint_id = e.id and state = 'WAITING' and not_before <= ${now}
           order by not_before, id limit ${perEndpoint} for update skip locked
        ) d
       where e.state = 'ACTIVE' and (e.failing_since is not null) = ${failing}
         and e.id <> all (${[...busy]}::uuid[]) and e.group_id <> all (${[...busyGroups]}::uuid[])
    ), due as (
      select id from ranked where rank <= ${perGroup} order by not_before, id limit ${limit}
    ), taken as (
      update webhooks.delivery d set not_before = ${until}, attempts = d.attempts + 1 from due where d.id = due.id returning d.*
    )
    select d.id, d.group_id, d.endpoint_id, d.event_id, d.type, d.at, d.data, d.attempts,
           e.address, e.secret, e.previous_secret, e.previous_until, e.failing_since
      from taken d join webhooks.endpoint e on e.id = d.endpoint_id`);
}

/** Whether something is due at an endpoint that is not paused. */
export async function hasDue(tx: Tx<'system'>, now: Date): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from webhooks.endpoint e where e.state = 'ACTIVE' and exists (
      select from webhooks.delivery d where d.endpoint_id = e.id and d.state = 'WAITING' and d.not_before <= ${now}) limit 1`);
  return rows.length > 0;
}

/** Keeps what came of a try. One that was deleted meanwhile stays so. */
export async function keepTry(
  tx: Tx<'system'>,
  id: string,
  outcome: Pick<DeliveryRow, 'state' | 'not_before' | 'failure' | 'response_status' | 'response_body' | 'tried_at'>,
): Promise<void> {
  await tx.tables<Tables>().updateTable('webhooks.delivery').set(outcome).where('id', '=', id).execute();
}

/** Deletes up to `limit` deliveries from before a moment; returns how many. */
export async function deleteDeliveriesBefore(tx: Tx<'system'>, before: Date, limit: number): Promise<number> {
  const rows = await tx.execute(sql`
    delete from webhooks.delivery where id in (
      select id from webhooks.delivery where created_at < ${before} order by created_at limit ${limit}) returning 1`);
  return rows.length;
}

/** Deletes the deliveries that name an application. */
export async function deleteDeliveriesAbout(tx: Tx<'system'>, applicationId: string): Promise<void> {
  await tx.execute(sql`delete from webhooks.delivery where application_id = ${applicationId}`);
}
