import type { Tx } from '@hearth/platform/database';
import { type OwnRecords, type OwnRow, ownRows } from '@hearth/platform/database/own-records';
import { sql } from 'kysely';

/** Somebody's documents by the names of their types, with what was said of them; they open the files on their page while they work there. */
async function findOwnDocuments(tx: Tx<'system'>, employeeIds: readonly string[]): Promise<readonly OwnRow[]> {
  const rows = await tx.execute<{ row: OwnRow }>(sql`
    select jsonb_build_object('group_id', d.group_id, 'name', t.name, 'restricted_class', t.restricted_class, 'state', d.state,
      'valid_from', d.valid_from, 'valid_until', d.valid_until, 'note', d.note, 'reason', d.reason, 'sent_at', d.sent_at,
      'decided_at', d.decided_at) as row
    from documents.document d join documents.type t on t.id = d.type_id
    where d.employee_id = any (${[...employeeIds]}::uuid[]) order by d.sent_at, d.id`);
  return rows.map(({ row }) => row);
}

/** What somebody takes along of their documents: also when restricted ones were looked at, but not by whom, nor whether there is a legal hold. */
export const documentRecords: readonly OwnRecords[] = [
  { name: 'documents', tables: ['documents.document'], find: findOwnDocuments },
  ownRows('document_requests', 'documents.request', {
    columns: ['group_id', 'type_id', 'asked_at'],
    order: ['asked_at', 'type_id'],
  }),
  ownRows('document_changes', 'documents.change', {
    columns: ['group_id', 'about', 'about_id', 'at', 'action'],
    order: ['at', 'id'],
  }),
];
