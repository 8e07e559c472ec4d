import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { statementContent } from '../contract/schemas.ts';
import type { StatementContent } from '../contract/schemas.ts';
import type { StatementRow } from './queries/evidence.ts';

/** What people stated of themselves: it says something of where they come from, and is sealed as a whole. */
export const STATEMENT = sealedColumn({ table: 'eligibility.statement', key: ['id'], column: 'answers' });

export function sealStatement(tx: Tx, id: string, said: StatementContent): string {
  return STATEMENT.seal(tx, id, JSON.stringify(said));
}

export function openStatementOf(tx: Tx, row: Pick<StatementRow, 'id' | 'answers'>): StatementContent {
  return statementContent.parse(JSON.parse(STATEMENT.open(tx, row.id, row.answers)));
}
