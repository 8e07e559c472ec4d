import type { PermittedCodes } from '@hearth/kit/access';
import type { ConditionType, Permission } from '@hearth/kit/permissions';
import { uniteCodes, restrictedTypes } from './conditions.ts';
import { isValidAt, lastNode, reaches, isBelow, type Grant, type BrandPath } from './grant.ts';

/** The answer to one question. A refusal carries nothing that could be mistaken for a right. */
export type Decision =
  | { readonly allowed: false }
  | { readonly allowed: true; readonly codes: PermittedCodes; readonly grantIds: readonly string[] };

/** The permission (none: any right) and the condition type that the caller filters by (none: no filter). */
export interface AccessQuestion {
  readonly permission?: Permission | undefined;
  readonly honours?: ConditionType | undefined;
}

export const REFUSED: Decision = { allowed: false };

/**
 * Whether the grants give a permission at a brand, from there or from above. There are no deny rules: the answer is the
 * union of all grants. A grant narrowed by a condition that the asker does not filter by counts for nothing, because its
 * holder would see more than was given.
 */
export function decide(grants: readonly Grant[], place: BrandPath, question: AccessQuestion, now: number): Decision {
  let codes: PermittedCodes | undefined;
  const grantIds: string[] = [];
  for (const grant of grants) {
    if (!reaches(grant, place)) continue;
    const given = permittedCodes(grant, question, now);
    if (given === undefined) continue;
    codes = codes === undefined ? given : uniteCodes(codes, given);
    grantIds.push(grant.id);
  }
  return codes === undefined ? REFUSED : { allowed: true, codes, grantIds };
}

/** Is true if a permission is held at a brand or below it. */
export function holdsAtOrBelow(
  grants: readonly Grant[],
  place: BrandPath,
  question: AccessQuestion,
  now: number,
): boolean {
  return grants.some(
    (grant) => (reaches(grant, place) || isBelow(grant, place)) && permittedCodes(grant, question, now) !== undefined,
  );
}

/** A subtree, by its root, in which a permission holds for the same codes. */
export interface PermittedPart {
  readonly brandId: string;
  /** From the root down to the top node. */
  readonly path: readonly string[];
  readonly codes: PermittedCodes;
}

/** The topmost nodes at or below a brand where a permission holds: the brand itself if it holds there. */
export function permittedParts(
  grants: readonly Grant[],
  place: BrandPath,
  question: AccessQuestion,
  now: number,
): readonly PermittedPart[] {
  const here = decide(grants, place, question, now);
  if (here.allowed) return [{ brandId: lastNode(place), path: place.path, codes: here.codes }];
  const below = grants.filter((grant) => isBelow(grant, place) && permittedCodes(grant, question, now) !== undefined);
  const nodes = new Set(below.map(lastNode));
  const parts = new Map<string, PermittedPart>();
  for (const grant of below) {
    const node = lastNode(grant);
    if (grant.path.some((step) => step !== node && nodes.has(step))) continue;
    const decision = decide(grants, grant, question, now);
    if (decision.allowed) parts.set(node, { brandId: node, path: grant.path, codes: decision.codes });
  }
  return [...parts.values()];
}

/** Parts that share the same codes, so that one filter reads them. */
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
  const others = parts.filter((part) => part !== leading && permits(part.codes, codes));
  return { parts: [leading, ...others], codes };
}

function permits(own: PermittedCodes, asked: PermittedCodes): boolean {
  return own === null || (asked !== null && asked.every((code) => own.includes(code)));
}

function permittedCodes(grant: Grant, question: AccessQuestion, now: number): PermittedCodes | undefined {
  if (!isValidAt(grant, now)) return undefined;
  const { permission } = question;
  if (permission === undefined) return grant.rights.size > 0 ? null : undefined;
  const narrowing = grant.rights.get(permission);
  if (narrowing === undefined) return undefined;
  const types = restrictedTypes(narrowing);
  if (types.some((type) => type !== question.honours)) return undefined;
  return (question.honours === undefined ? undefined : narrowing[question.honours]) ?? null;
}
