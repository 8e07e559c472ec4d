import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { findNames } from '@hearth/domains/identity/service';
import { CONSENT_NEEDED, OVERRIDE_NOT_ALLOWED, SHIFT_CONFLICT } from '../contract/failures.ts';
import type { AnsweredConflict, Conflict, ConflictAnswer } from '../contract/schemas.ts';
import { canBeOverridden } from '../rules/conflicts/compare-conflicts.ts';
import { type AnswerRow, findAnswers, putAnswers } from './queries/answer.ts';
import { type ChangeRow, insertChanges } from './queries/change.ts';

/** A conflict with the consent or override that accepts it. */
export interface AcceptedConflict {
  readonly conflict: Conflict;
  readonly kind: 'CONSENTED' | 'OVERRIDDEN';
  readonly reason: string;
}

/**
 * Decides whether conflicts that an edit or a publication brings stand in its way. What blocks needs an override by someone who may, with a
 * reason; what needs consent needs a word on it; what only warns passes. Gives the answers to keep.
 */
export function requireAnswers(
  conflicts: readonly Conflict[],
  answers: readonly ConflictAnswer[],
  grant: BrandGrant,
): AcceptedConflict[] {
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

  return [...blocks, ...of('consent')].map((conflict) => ({
    conflict,
    kind: conflict.level === 'block' ? ('OVERRIDDEN' as const) : ('CONSENTED' as const),
    reason: reasons.get(conflict.key) ?? '',
  }));
}

/** Keeps answers beside their conflicts and in the history of the shifts. */
export async function recordAnswers(
  tx: Tx,
  place: { id: string; group_id: string },
  given: readonly AcceptedConflict[],
  by: { at: Date; userId: string },
): Promise<void> {
  await insertChanges(tx, place, answersToChanges(given), by);
  await putAnswers(tx, place, answerRows(given), by);
}

/** Converts answers to history rows, each attached to the last shift of its conflict. */
function answersToChanges(given: readonly AcceptedConflict[]): ChangeRow[] {
  return given.flatMap(({ conflict, kind, reason }) =>
    conflict.shift_ids.slice(-1).map((shiftId) => ({
      id: newId(),
      shift_id: shiftId,
      verb: kind,
      before: null,
      after: null,
      rule: conflict.rule,
      reason,
    })),
  );
}

/** Answers as they are kept beside the conflicts that they cover. */
function answerRows(given: readonly AcceptedConflict[]): AnswerRow[] {
  return given.map(({ conflict: { key, date, facts }, kind, reason }) => ({
    key,
    date,
    excess: facts.excess,
    kind,
    reason,
  }));
}

/** The answers on record for conflicts of some days, with the names of who gave them. */
export async function loadAnswers(
  tx: Tx,
  locationId: string,
  days: { from: string; to: string },
): Promise<AnsweredConflict[]> {
  const rows = await findAnswers(tx, locationId, days);
  if (rows.length === 0) return [];
  const names = await findNames(
    tx,
    rows.map((row) => row.answered_by),
  );
  return rows.map(({ key, excess, kind, reason, answered_at: at, answered_by: by }) => ({
    key,
    excess,
    kind,
    reason,
    at: at.toISOString(),
    by: names.get(by) ?? '',
  }));
}
