import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { GRACE_DAYS } from '../../rules/limits.ts';

/** Why and since when nothing of somebody may be deleted. */
export interface HoldRow {
  readonly employee_id: string;
  readonly reason: string;
  readonly held_at: Date;
}

/** The holds on some people. */
export function findHolds(tx: Tx, employeeIds: readonly string[]): Promise<HoldRow[]> {
  return tx.execute<HoldRow>(sql`
    select employee_id, reason, held_at from documents.hold where employee_id = any (${[...employeeIds]}::uuid[])`);
}

/** Whether something of somebody may not be deleted; who sets a hold waits until the transaction ends. */
export async function isHeld(tx: Tx<'system'>, employeeId: string): Promise<boolean> {
  await lockHolds(tx, employeeId);
  return (await findHolds(tx, [employeeId])).length > 0;
}

async function lockHolds(tx: Tx, employeeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('documents.hold:' || ${employeeId}::text, 0))`);
}

/** Sets a hold, or says anew why there is one; since when stays. */
export async function upsertHold(
  tx: Tx,
  hold: {
    readonly employeeId: string;
    readonly groupId: string;
    readonly reason: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> {
  await lockHolds(tx, hold.employeeId);
  await tx.execute(sql`
    insert into documents.hold (employee_id, group_id, reason, held_by, held_at)
    values (${hold.employeeId}, ${hold.groupId}, ${hold.reason}, ${hold.by}, ${hold.at})
    on conflict (employee_id) do update set reason = excluded.reason, held_by = excluded.held_by`);
}

/** Lifts a hold; false where there is none. */
export async function deleteHold(tx: Tx, employeeId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`delete from documents.hold where employee_id = ${employeeId} returning employee_id`,
  );
  return rows.length > 0;
}

/** A document whose time is over, with what it was and whose. */
export interface OutlivedRow {
  readonly id: string;
  readonly group_id: string;
  readonly employee_id: string;
  readonly attachment_id: string | null;
  readonly name: string;
  readonly keep_months: number;
  readonly end_date: string;
}

/** Of one person who has left, the documents whose time is over where they worked; of nobody who is under a hold. */
export function findOutlived(tx: Tx<'system'>, now: Date, after: string | null): Promise<OutlivedRow[]> {
  const beyond = after === null ? sql`true` : sql`e.id > ${after}::uuid`;
  const due = sql`
    e.status = 'ENDED' and t.keep_months is not null and t.keep_set_at <= ${now}::timestamptz - make_interval(days => ${GRACE_DAYS}::int)
      and e.end_date + make_interval(months => t.keep_months) < (${now}::timestamptz at time zone b.time_zone)::date
      and not exists (select 1 from documents.hold h where h.employee_id = e.id)`;
  return tx.execute<OutlivedRow>(sql`
    with next as (
      select e.id from team.employee_view e join core.brand_view b on b.id = e.location_id
      where ${beyond} and e.status = 'ENDED' and exists (
        select 1 from documents.document d join documents.type t on t.id = d.type_id where d.employee_id = e.id and ${due})
      order by e.id limit 1
    )
    select d.id, d.group_id, d.employee_id, d.attachment_id, t.name, t.keep_months, e.end_date
    from next join team.employee_view e on e.id = next.id join core.brand_view b on b.id = e.location_id
    join documents.document d on d.employee_id = e.id join documents.type t on t.id = d.type_id
    where ${due} order by d.id`);
}

/** Empties what the record says of documents of one person: who did what and when stays. */
export async function emptyChanges(
  tx: Tx<'system'>,
  employeeId: string,
  documentIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update documents.change set detail = '{}'
    where employee_id = ${employeeId} and about = 'DOCUMENT' and about_id = any (${[...documentIds]}::uuid[]) and detail <> '{}'`);
}

/** Deletes documents with what was told of them. Answers which of their files no other document holds. */
export async function deleteDocuments(
  tx: Tx<'system'>,
  rows: readonly Pick<OutlivedRow, 'id' | 'attachment_id'>[],
): Promise<readonly string[]> {
  await tx.execute(sql`delete from documents.document where id = any (${rows.map(({ id }) => id)}::uuid[])`);
  const files = rows.flatMap(({ attachment_id: id }) => id ?? []);
  const shared = await tx.execute<{ attachment_id: string }>(
    sql`select attachment_id from documents.document where attachment_id = any (${files}::uuid[])`,
  );
  const kept = new Set(shared.map(({ attachment_id: id }) => id));
  return [...new Set(files)].filter((id) => !kept.has(id));
}
