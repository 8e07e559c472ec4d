import type { Conflict, PublishDiff } from '../../contract/schemas.ts';
import { needsAnswer } from '../answers.ts';
import { canBeOverridden } from '../conflicts/compare-conflicts.ts';

/** What a publication needs before staff may see it. With no conflicts in it, nothing. */
export interface PublicationNeeds {
  /** Conflicts that a reason settles: the person's consent, or an override. */
  readonly reasons: readonly Conflict[];
  /** Conflicts that have to be resolved first: no reason settles them, or none of this manager. */
  readonly refusing: readonly Conflict[];
  /** The people whose changes can be published without the refusing conflicts. */
  readonly others: readonly string[];
}

/**
 * The unanswered conflicts that a publication would show to staff: those of shifts that it adds or changes. What staff already
 * see is left alone, so that an old conflict never holds back other changes, its own remedy among them.
 */
export function conflictsToAnswer(diff: PublishDiff, conflicts: readonly Conflict[]): Conflict[] {
  const shown = new Set(diff.people.flatMap(({ added, changed }) => [...added, ...changed]));
  return conflicts.filter((conflict) => needsAnswer(conflict) && conflict.shift_ids.some((id) => shown.has(id)));
}

/** Tells what has to be said or resolved before a previewed publication, by someone who may override rules or may not. */
export function findPublicationNeeds(
  diff: PublishDiff,
  conflicts: readonly Conflict[],
  may: { readonly override: boolean },
): PublicationNeeds {
  const open = conflictsToAnswer(diff, conflicts);
  const refuses = (conflict: Conflict): boolean =>
    conflict.level === 'block' && !(may.override && canBeOverridden(conflict));
  const refusing = open.filter(refuses);
  return { reasons: open.filter((conflict) => !refuses(conflict)), refusing, others: peopleBeside(diff, refusing) };
}

/** Everyone whose changes touch no shift of these conflicts; who hands such a shift over is held back together with its holder. */
function peopleBeside({ people }: PublishDiff, conflicts: readonly Conflict[]): string[] {
  const held = new Set(conflicts.flatMap((conflict) => conflict.shift_ids));
  return people
    .filter(({ added, changed, removed }) => ![...added, ...changed, ...removed].some((id) => held.has(id)))
    .map((person) => person.employee_id);
}
