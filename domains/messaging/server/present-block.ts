import type { Side } from '@hearth/domains/applications/service';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { blockWriting } from '../contract/safety-endpoints.ts';
import type { BlockRow } from './queries/block.ts';

/** Each side sees what it did itself; of what the candidate wants the house learns only that it cannot write. */
export function seesBlock(side: Side, kind: BlockRow['kind']): boolean {
  return (kind === 'CANDIDATE') === (side === 'EMPLOYER');
}

export function presentBlock(row: BlockRow): AnswerOf<typeof blockWriting> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.blocked_name,
    reason: row.reason === '' ? null : row.reason,
    note: row.note,
    by_name: row.by_name,
    at: row.at.toISOString(),
  };
}
