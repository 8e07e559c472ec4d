import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { CONSENT_NEEDED, OVERRIDE_NOT_ALLOWED, SHIFT_CONFLICT } from '../contract/failures.ts';
import type { Conflict, ConflictAnswer } from '../contract/schemas.ts';
import { canBeOverridden } from '../rules/conflicts.ts';
import type { ChangeRow } from './queries/change.ts';

/**
 * Decides whether conflicts that an edit brought stand in its way. What blocks needs an override by someone who may, with a
 * reason; what needs consent needs a word on it; what only warns passes. Gives the lines to keep in the history.
 */
export function answered(
  conflicts: readonly Conflict[],
  answers: readonly ConflictAnswer[],
  grant: BrandGrant,
): ChangeRow[] {
  const reasons = new Map(answers.map((answer) => [answer.key, answer.reason]));
  const of = (level: Conflict['level']): Conflict[] => conflicts.filter((conflict) => conflict.level === level);
  const open = (list: readonly Conflict[]): Conflict[] => list.filter((conflict) => !reasons.has(conflict.key));

  const blocks = of('block');
  const refusing = blocks.filter((conflict) => !canBeOverridden(conflict) || !reasons.has(conflict.key));
  if (refusing.length > 0) throw failure(SHIFT_CONFLICT, { conflicts: refusing });
  if (blocks.length > 0 && !grant.holds('OVERRIDE_CONFLICT'))
    throw failure(OVERRIDE_NOT_ALLOWED, { conflicts: blocks });
  const unanswered = open(of('consent'));
  if (unanswered.length > 0) throw failure(CONSENT_NEEDED, { conflicts: unanswered });

  return [...blocks, ...of('consent')].flatMap((conflict) =>
    conflict.shift_ids.slice(-1).map((shiftId) => ({
      id: newId(),
      shift_id: shiftId,
      verb: conflict.level === 'block' ? ('OVERRIDDEN' as const) : ('CONSENTED' as const),
      before: null,
      after: null,
      rule: conflict.rule,
      reason: reasons.get(conflict.key) ?? null,
    })),
  );
}
