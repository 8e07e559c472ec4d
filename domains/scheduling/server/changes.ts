import { newId } from '@hearth/kit/id';
import { contentOf } from '../rules/shift.ts';
import type { ChangeRow, Verb } from './queries/change.ts';
import type { Touched } from './save.ts';

function verbOf({ before, after }: Touched): Verb {
  if (before === undefined) return 'CREATED';
  if (before.removed === after.removed) return 'CHANGED';
  return after.removed ? 'REMOVED' : 'RESTORED';
}

/** The lines that a batch adds to the history: one for each shift, whatever number of steps led to it. */
export function changesOf(touched: readonly Touched[]): ChangeRow[] {
  return touched.map((one) => ({
    id: newId(),
    shift_id: one.after.id,
    verb: verbOf(one),
    before: one.before === undefined || one.before.removed ? null : contentOf(one.before),
    after: one.after.removed ? null : contentOf(one.after),
    rule: null,
    reason: null,
  }));
}
