import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ApplicationRow } from './application.ts';

/** Assignee, snooze and archive time of a conversation. */
export type Desk = Pick<ApplicationRow, 'assignee_user_id' | 'snoozed_until' | 'put_away_at'>;

export async function findDesk(tx: Tx, id: string): Promise<Desk | undefined> {
  const [row] = await tx.execute<Desk>(
    sql`select assignee_user_id, snoozed_until, put_away_at from applications.application where id = ${id}`,
  );
  return row;
}

/** The same, held until the transaction ends: of two who change it at once, the second sees what the first did. */
export async function lockDesk(tx: Tx, id: string): Promise<Desk | undefined> {
  const [row] = await tx.execute<Desk>(sql`
    select assignee_user_id, snoozed_until, put_away_at from applications.application where id = ${id} for no key update`);
  return row;
}

export async function updateDesk(tx: Tx, id: string, desk: Desk): Promise<void> {
  await tx.execute(sql`
    update applications.application
    set assignee_user_id = ${desk.assignee_user_id}, snoozed_until = ${desk.snoozed_until}, put_away_at = ${desk.put_away_at}
    where id = ${id}`);
}

/** Ends due snoozes, the longest due first, at most `limit`. */
export function endDueSnoozes(tx: Tx, now: Date, limit: number): Promise<ApplicationRow[]> {
  return tx.execute<ApplicationRow>(sql`
    update applications.application set snoozed_until = null
    where id in (
      select id from applications.application where snoozed_until <= ${now} order by snoozed_until limit ${limit} for no key update skip locked)
    returning *`);
}
