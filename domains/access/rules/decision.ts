import type { PermittedCodes } from '@hearth/kit/access';
import type { ConditionType, Permission } from '@hearth/kit/permissions';
import { conditionsOn, eitherOf, restrictedTypes } from './conditions.ts';
import { isValidAt, nodeOf, reaches, standsBelow, type Grant, type Place } from './grant.ts';

/** The answer to one question. A refusal carries nothing that could be mistaken for a right. */
export type Decision =
  | { readonly allowed: false }
  | { readonly allowed: true; readonly codes: PermittedCodes; readonly grantIds: readonly string[] };

/** What is asked: a permission, and the condition type that the asker filters by (none: it filters by nothing). */
export interface Question {
  readonly permission: Permission;
  readonly honours?: ConditionType | undefined;
}

export const REFUSED: Decision = { allowed: false };

/**
 * Whether the grants give a permission at a brand, from there or from above. There are no deny rules: the answer is the
 * union of all grants. A grant narrowed by a condition that the asker does not filter by counts for nothing, because its
 * holder would see more than was given.
 */
export function decide(grants: readonly Grant[], place: Place, question: Question, now: number): Decision {
  let codes: PermittedCodes | undefined;
  const grantIds: string[] = [];
  for (const grant of grants) {
    if (!reaches(grant, place)) continue;
    const given = codesGiven(grant, question, now);
    if (given === undefined) continue;
    codes = codes === undefined ? given : eitherOf(codes, given);
    grantIds.push(grant.id);
  }
  return codes === undefined ? REFUSED : { allowed: true, codes, grantIds };
}

/** Whether a permission holds at a brand or at any brand below it. */
export function holdsAtOrBelow(grants: readonly Grant[], place: Place, question: Question, now: number): boolean {
  return grants.some(
    (grant) => (reaches(grant, place) || standsBelow(grant, place)) && codesGiven(grant, question, now) !== undefined,
  );
}

/** A part of the tree, named by its top node, in which a permission holds for the same codes. */
export interface PermittedPart {
  readonly brandId: string;
  readonly codes: PermittedCodes;
}

/** The topmost nodes at or below a brand where a permission holds: the brand itself if it holds there. */
export function permittedParts(
  grants: readonly Grant[],
  place: Place,
  question: Question,
  now: number,
): readonly PermittedPart[] {
  const here = decide(grants, place, question, now);
  if (here.allowed) return [{ brandId: nodeOf(place), codes: here.codes }];
  const below = grants.filter((grant) => standsBelow(grant, place) && codesGiven(grant, question, now) !== undefined);
  const nodes = new Set(below.map(nodeOf));
  const parts = new Map<string, PermittedPart>();
  for (const grant of below) {
    const node = nodeOf(grant);
    if (grant.path.some((step) => step !== node && nodes.has(step))) continue;
    const decision = decide(grants, grant, question, now);
    if (decision.allowed) parts.set(node, { brandId: node, codes: decision.codes });
  }
  return [...parts.values()];
}

function codesGiven(grant: Grant, question: Question, now: number): PermittedCodes | undefined {
  if (!grant.permissions.has(question.permission) || !isValidAt(grant, now)) return undefined;
  const narrowing = conditionsOn(question.permission, grant.conditions);
  const types = restrictedTypes(narrowing);
  if (types.some((type) => type !== question.honours)) return undefined;
  return (question.honours === undefined ? undefined : narrowing[question.honours]) ?? null;
}
