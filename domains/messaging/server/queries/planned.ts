import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A planned message with its sender. */
export interface DueRow {
  readonly id: string;
  readonly application_id: string;
  readonly sender_user_id: string;
  readonly sender_name: string;
  readonly body: string;
  /** Whether the person was moved since, where the message is about where they stood. */
  readonly moved: boolean;
}

/** The messages that are to leave, the longest due first. */
export async function findDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select id from messaging.planned where state = 'WAITING' and send_at <= ${now} order by send_at, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Claims a planned message; concurrent senders and cancellations get it once. */
export async function claimPlanned(tx: Tx, id: string): Promise<DueRow | undefined> {
  const [row] = await tx.execute<DueRow>(sql`
    update messaging.planned p set state = 'SENT' from messaging.sending s
    where p.id = ${id} and p.state = 'WAITING' and s.id = p.sending_id
    returning p.id, p.application_id, p.sender_user_id, s.sender_name, p.body,
      (p.stands_since is not null and p.stands_since is distinct from
        (select stage_entered_at from applications.application_view a where a.id = p.application_id)) as moved`);
  return row;
}

/** Records that a claimed message could not be sent. */
export async function skipPlanned(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update messaging.planned set state = 'SKIPPED' where id = ${id}`);
}
