import type { Side } from '@hearth/domains/applications/service';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { blockWriting } from '../contract/safety-endpoints.ts';
import type { BlockRow } from './queries/block.ts';

/** Is true for a side's own blocks: the employer learns only that it cannot write, not why. */
export function canSeeBlock(side: Side, kind: BlockRow['kind']): boolean {
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
