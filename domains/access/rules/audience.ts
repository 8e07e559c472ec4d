import type { PermittedCodes } from '@hearth/kit/access';
import { decide } from './decision.ts';
import type { Question } from './decision.ts';
import type { Grant, Place } from './grant.ts';

/** A record as rights see it: where it stands, and its code of the kind that its call filters by; null for none. */
export interface Standing {
  readonly place: Place;
  readonly code: string | null;
}

/** The grants of one person by which they see a record; none when they do not. Each is enough by itself. */
export function grantsThatShow<G extends Grant>(
  grants: readonly G[],
  { place, code }: Standing,
  question: Question,
  now: number,
): readonly G[] {
  return grants.filter((grant) => {
    const decision = decide([grant], place, question, now);
    return decision.allowed && letsThrough(decision.codes, code);
  });
}

function letsThrough(codes: PermittedCodes, code: string | null): boolean {
  return codes === null || (code !== null && codes.includes(code));
}
