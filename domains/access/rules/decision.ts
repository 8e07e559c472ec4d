import type { PermittedCodes } from '@hearth/kit/access';
import type { ConditionType, Permission } from '@hearth/kit/permissions';
import { eitherOf, restrictedTypes } from './conditions.ts';
import { isValidAt, nodeOf, reaches, standsBelow, type Grant, type Place } from './grant.ts';

/** The answer to one question. A refusal carries nothing that could be mistaken for a right. */
export type Decision =
  | { readonly allowed: false }
  | { readonly allowed: true; readonly codes: PermittedCodes; readonly grantIds: readonly string[] };

/** What is asked: a permission (none: any right at all), and the condition type that the asker filters by (none: by nothing). */
export interface Question {
  readonly permission?: Permission | undefined;
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
  /** From the root down to the top node. */
  readonly path: readonly string[];
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
  if (here.allowed) return [{ brandId: nodeOf(place), path: place.path, codes: here.codes }];
  const below = grants.filter((grant) => standsBelow(grant, place) && codesGiven(grant, question, now) !== undefined);
  const nodes = new Set(below.map(nodeOf));
  const parts = new Map<string, PermittedPart>();
  for (const grant of below) {
    const node = nodeOf(grant);
    if (grant.path.some((step) => step !== node && nodes.has(step))) continue;
    const decision = decide(grants, grant, question, now);
    if (decision.allowed) parts.set(node, { brandId: node, path: grant.path, codes: decision.codes });
  }
  return [...parts.values()];
}

/** Parts that one filter fits: the same codes hold in all of them. */
export interface CommonParts {
  readonly parts: readonly [PermittedPart, ...PermittedPart[]];
  readonly codes: PermittedCodes;
}

/**
 * The parts that can be read with one filter: the unrestricted ones if there are any, otherwise those that let the first
 * part's codes through. Some parts may be left out; nothing is ever added.
 */
export function commonParts(parts: readonly PermittedPart[]): CommonParts | undefined {
  const leading = parts.find((part) => part.codes === null) ?? parts[0];
  if (leading === undefined) return undefined;
  const { codes } = leading;
  const others = parts.filter((part) => part !== leading && letsThrough(part.codes, codes));
  return { parts: [leading, ...others], codes };
}

function letsThrough(own: PermittedCodes, asked: PermittedCodes): boolean {
  return own === null || (asked !== null && asked.every((code) => own.includes(code)));
}

function codesGiven(grant: Grant, question: Question, now: number): PermittedCodes | undefined {
  if (!isValidAt(grant, now)) return undefined;
  const { permission } = question;
  if (permission === undefined) return grant.rights.size > 0 ? null : undefined;
  const narrowing = grant.rights.get(permission);
  if (narrowing === undefined) return undefined;
  const types = restrictedTypes(narrowing);
  if (types.some((type) => type !== question.honours)) return undefined;
  return (question.honours === undefined ? undefined : narrowing[question.honours]) ?? null;
}
