import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { MessageRow } from '../server/queries/message.ts';
import { insertTemplate } from '../server/queries/template.ts';
import type { TemplateRow } from '../server/queries/template.ts';

/** Adds many messages in one statement. */
export async function seedMessages(tx: Tx, rows: readonly MessageRow[]): Promise<void> {
  await tx.execute(sql`
    insert into messaging.message (id, group_id, application_id, candidate_user_id, sender_user_id, sender_side, sender_name, body, sent_at, read_at)
    select id, group_id, application_id, candidate_user_id, sender_user_id, sender_side, sender_name, body, sent_at, read_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(id uuid, group_id uuid, application_id uuid, candidate_user_id uuid, sender_user_id uuid,
      sender_side text, sender_name text, body text, sent_at timestamptz, read_at timestamptz)`);
}

/** Adds message templates. */
export async function seedTemplates(tx: Tx, rows: readonly TemplateRow[]): Promise<void> {
  for (const row of rows) await insertTemplate(tx, row);
}
