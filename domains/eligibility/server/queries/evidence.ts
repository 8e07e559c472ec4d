import type { Tx } from '@hearth/platform/database';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { EvidenceTable, StatementTable, Tables } from './tables.ts';

export type EvidenceRow = Selectable<EvidenceTable>;
export type StatementRow = Selectable<StatementTable>;

/** What was handed in for the present round of some cases, in the order in which it came. */
export function findEvidence(tx: Tx, caseIds: readonly string[]): Promise<EvidenceRow[]> {
  return tx.execute<EvidenceRow>(sql`
    select v.* from eligibility.evidence v join eligibility.work_case c on c.id = v.case_id and c.round = v.round
    where v.case_id = any (${[...caseIds]}::uuid[]) order by v.sent_at, v.id`);
}

/** All documents that a case names, of every round. */
export async function findDocumentIds(tx: Tx, caseId: string): Promise<string[]> {
  const rows = await tx.execute<{ document_id: string }>(sql`
    select document_id from eligibility.evidence where case_id = ${caseId} and document_id is not null`);
  return rows.map(({ document_id: id }) => id);
}

/** What was handed in under a key. */
export async function findEvidenceByKey(tx: Tx, groupId: string, key: string): Promise<EvidenceRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('eligibility.evidence')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function insertEvidence(tx: Tx<'system'>, row: Insertable<EvidenceTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('eligibility.evidence').values(row).execute();
}

/** Takes back what was handed in; its document is the caller's to remove. */
export async function deleteEvidence(tx: Tx<'system'>, id: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('eligibility.evidence').where('id', '=', id).execute();
}

/** The newest statements of some cases, of the first round or later: one for each case. */
export function findStatements(tx: Tx, caseIds: readonly string[]): Promise<StatementRow[]> {
  return tx.execute<StatementRow>(sql`
    select distinct on (case_id) * from eligibility.statement
    where case_id = any (${[...caseIds]}::uuid[]) order by case_id, at desc, id desc`);
}

export async function insertStatement(tx: Tx<'system'>, row: Insertable<StatementTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('eligibility.statement').values(row).execute();
}
