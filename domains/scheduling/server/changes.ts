import { newId } from '@hearth/kit/id';
import { pickContent } from '../rules/shift.ts';
import type { ChangeRow, Verb } from './queries/change.ts';
import type { TouchedShift } from './save.ts';

function toVerb({ before, after }: TouchedShift): Verb {
  if (before === undefined) return 'CREATED';
  if (before.removed === after.removed) return 'CHANGED';
  return after.removed ? 'REMOVED' : 'RESTORED';
}

/** Converts a batch to history rows, one per touched shift. */
export function touchedToChanges(touched: readonly TouchedShift[]): ChangeRow[] {
  return touched.map((one) => ({
    id: newId(),
    shift_id: one.after.id,
    verb: toVerb(one),
    before: one.before === undefined || one.before.removed ? null : pickContent(one.before),
    after: one.after.removed ? null : pickContent(one.after),
    rule: null,
    reason: null,
  }));
}
