import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { MOST_REMINDERS, NEXT_REMINDER_DAYS } from '../../rules/limits.ts';

/** The hour of the day, at the location, from which people are reminded. */
const FROM_HOUR = 8;

/** Takes the requests whose signers are to be reminded: nobody else takes them again. */
export async function claimReminders(tx: Tx<'system'>, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    with due as (
      select r.id from signatures.request r
      join team.employee_view e on e.id = r.employee_id and e.status = 'ACTIVE'
      join core.brand_view b on b.id = e.location_id
      where r.state = 'WAITING' and r.remind_at <= ${now}
        and extract(hour from ${now}::timestamptz at time zone b.time_zone) >= ${FROM_HOUR}
      order by r.remind_at, r.id limit ${limit} for update of r skip locked
    )
    update signatures.request r set reminded_at = ${now}, reminders = r.reminders + 1,
      remind_at = case when r.reminders + 1 >= ${MOST_REMINDERS}::int then null
        else ${now}::timestamptz + make_interval(days => ${NEXT_REMINDER_DAYS}::int) end
    from due where due.id = r.id returning r.id`);
  return rows.map(({ id }) => id);
}

/** Ends the requests whose last day is over at their location; answers which. */
export async function expireRequests(tx: Tx<'system'>, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    with due as (
      select r.id from signatures.request r
      join team.employee_view e on e.id = r.employee_id
      join core.brand_view b on b.id = e.location_id
      where r.state = 'WAITING' and r.expires_on < (${now}::timestamptz at time zone b.time_zone)::date
      order by r.id limit ${limit} for update of r skip locked
    )
    update signatures.request r set state = 'EXPIRED', ended_at = ${now}, remind_at = null, version = r.version + 1
    from due where due.id = r.id returning r.id`);
  return rows.map(({ id }) => id);
}

/** The groups with requests that everybody signed and that have no seal yet, such as after a failure. */
export async function findUnsealedGroups(tx: Tx<'system'>, before: Date): Promise<readonly string[]> {
  const rows = await tx.execute<{ group_id: string }>(sql`
    select distinct group_id from signatures.request where state = 'SIGNED' and sealed_key is null and ended_at < ${before}`);
  return rows.map(({ group_id: id }) => id);
}

/** Takes the request of a group that is to be sealed next: what was tried before comes after what was not. */
export async function claimUnsealed(tx: Tx<'system'>, groupId: string, now: Date): Promise<string | undefined> {
  const [row] = await tx.execute<{ id: string }>(sql`
    update signatures.request set seal_tried_at = ${now} where id = (
      select id from signatures.request where group_id = ${groupId} and state = 'SIGNED' and sealed_key is null
      order by seal_tried_at nulls first, ended_at, id limit 1 for update skip locked)
    returning id`);
  return row?.id;
}

/** A sending that waits. Two nodes work on one after the other. */
export async function lockSending(tx: Tx<'system'>, id: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from signatures.sending where id = ${id} and state = 'WAITING' for update`,
  );
  return rows.length > 0;
}

export async function noteSent(tx: Tx<'system'>, id: string, more: number, endedAt: Date | null): Promise<void> {
  await tx.execute(sql`
    update signatures.sending set sent = sent + ${more}::int, state = ${endedAt === null ? 'WAITING' : 'DONE'}, ended_at = ${endedAt}
    where id = ${id}`);
}
