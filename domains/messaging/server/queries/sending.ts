import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A bulk message on its way. */
export interface NewSending {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly sender_user_id: string;
  readonly sender_name: string;
  readonly text: string;
  readonly created_at: Date;
}

export interface SendingRow extends NewSending {
  readonly next_at: Date | null;
  readonly waiting: number;
  readonly sent: number;
}

export interface PlannedRow {
  readonly id: string;
  readonly application_id: string;
  readonly body: string;
  readonly send_at: Date;
}

/** Adds a sending; false when it was asked for before. */
export async function insertSending(tx: Tx, row: NewSending): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into messaging.sending (id, group_id, brand_id, sender_user_id, sender_name, text, created_at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.sender_user_id}, ${row.sender_name}, ${row.text}, ${row.created_at})
    on conflict (id) do nothing returning id`);
  return added.length > 0;
}

/** Adds a sending's messages; with `whileThere` they go only to people who have not been moved. */
export async function insertPlanned(
  tx: Tx,
  sending: NewSending,
  rows: readonly PlannedRow[],
  whileThere: boolean,
): Promise<void> {
  await tx.execute(sql`
    insert into messaging.planned (id, group_id, sending_id, application_id, sender_user_id, body, send_at, created_at, stands_since)
    select p.id, ${sending.group_id}, ${sending.id}, p.application_id, ${sending.sender_user_id}, p.body, p.send_at, ${sending.created_at},
      case when ${whileThere}::boolean then (select stage_entered_at from applications.application_view a where a.id = p.application_id) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id uuid, application_id uuid, body text, send_at timestamptz)`);
}

/**
 * Counts a person's planned messages since an instant; serialised, so that two sendings see each other. Takes turns:
 * of two sendings at once the second sees the first.
 */
export async function countPlannedBy(tx: Tx, userId: string, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('messaging.planned' || ${userId}, 0))`);
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from messaging.planned where sender_user_id = ${userId} and created_at > ${since}`,
  );
  return row?.n ?? 0;
}

const selectWithCounts = (condition: RawBuilder<boolean>): RawBuilder<SendingRow> => sql<SendingRow>`
  select s.*, min(p.send_at) filter (where p.state = 'WAITING') as next_at,
    count(*) filter (where p.state = 'WAITING')::int as waiting, count(*) filter (where p.state = 'SENT')::int as sent
  from messaging.sending s join messaging.planned p on p.sending_id = s.id where ${condition} group by s.id`;

/** Somebody's own sendings, and those of the brands that a grant reaches. */
const isReached = (
  grant: BrandGrant,
  userId: string,
): RawBuilder<boolean> => sql<boolean>`s.group_id = ${grant.groupId} and
  (s.sender_user_id = ${userId} or s.brand_id in (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[]))`;

export async function findSending(
  tx: Tx,
  grant: BrandGrant,
  userId: string,
  id: string,
): Promise<SendingRow | undefined> {
  const [row] = await tx.execute<SendingRow>(
    selectWithCounts(sql<boolean>`s.id = ${id} and ${isReached(grant, userId)}`),
  );
  return row;
}

/** Finds the sendings with messages still to send, next first. */
export function findPendingSendings(tx: Tx, grant: BrandGrant, userId: string): Promise<SendingRow[]> {
  const waits = sql<boolean>`s.id in (select sending_id from messaging.planned where state = 'WAITING')`;
  return tx.execute<SendingRow>(
    sql`${selectWithCounts(sql<boolean>`${isReached(grant, userId)} and ${waits}`)} order by next_at, s.id limit 100`,
  );
}

/** Takes back what has not left; returns how many. */
export async function cancelPlanned(tx: Tx, sendingId: string, now: Date): Promise<number> {
  await tx.execute(sql`update messaging.sending set cancelled_at = ${now} where id = ${sendingId}`);
  const rows = await tx.execute(
    sql`update messaging.planned set state = 'CANCELLED' where sending_id = ${sendingId} and state = 'WAITING' returning id`,
  );
  return rows.length;
}
