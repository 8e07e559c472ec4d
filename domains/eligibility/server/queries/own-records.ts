import type { Tx } from '@hearth/platform/database';
import { type OwnRecords, type OwnRow, ownRows } from '@hearth/platform/database/own-records';
import { sql } from 'kysely';
import { openStatementOf } from '../statements.ts';

interface OwnStatement {
  readonly id: string;
  readonly answers: string;
  readonly shown: OwnRow;
}

/** What somebody stated, opened: it is theirs. */
async function findOwnStatements(tx: Tx<'system'>, employeeIds: readonly string[]): Promise<readonly OwnRow[]> {
  const rows = await tx.execute<OwnStatement>(sql`
    select s.id, s.answers, jsonb_build_object('group_id', s.group_id, 'case_id', s.case_id, 'round', s.round, 'signed_name', s.signed_name,
      'on_paper', s.on_paper, 'at', s.at) as shown
    from eligibility.statement s join eligibility.work_case c on c.id = s.case_id
    where c.employee_id = any (${[...employeeIds]}::uuid[]) order by s.at, s.id`);
  return rows.map((row) => ({ ...row.shown, ...openStatementOf(tx, row) }));
}

/** What somebody showed, by the lists of the law; its files come with their documents. */
async function findOwnEvidence(tx: Tx<'system'>, employeeIds: readonly string[]): Promise<readonly OwnRow[]> {
  const rows = await tx.execute<{ row: OwnRow }>(sql`
    select jsonb_build_object('group_id', v.group_id, 'case_id', v.case_id, 'round', v.round, 'list', v.list, 'item', v.item,
      'is_receipt', v.is_receipt, 'valid_until', v.valid_until, 'sent_at', v.sent_at) as row
    from eligibility.evidence v join eligibility.work_case c on c.id = v.case_id
    where c.employee_id = any (${[...employeeIds]}::uuid[]) order by v.sent_at, v.id`);
  return rows.map(({ row }) => row);
}

/** What somebody takes along of their checks: also when their statement was looked at, but not by whom. */
export const eligibilityRecords: readonly OwnRecords[] = [
  ownRows('right_to_work', 'eligibility.work_case', {
    columns: [
      'id',
      'group_id',
      'regime',
      'state',
      'round',
      'starts_on',
      'statement_by',
      'check_by',
      'valid_until',
      'is_receipt',
      'method',
      'checked_on',
      'reason',
      'started_at',
      'confirmed_at',
    ],
    order: ['started_at', 'id'],
  }),
  { name: 'right_to_work_statements', tables: ['eligibility.statement'], find: findOwnStatements },
  { name: 'right_to_work_documents', tables: ['eligibility.evidence'], find: findOwnEvidence },
  ownRows('right_to_work_changes', 'eligibility.change', {
    columns: ['group_id', 'case_id', 'at', 'action'],
    order: ['at', 'id'],
  }),
];
