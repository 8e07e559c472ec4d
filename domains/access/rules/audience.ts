import type { PermittedCodes } from '@hearth/kit/access';
import { decide } from './decision.ts';
import type { AccessQuestion } from './decision.ts';
import type { Grant, BrandPath } from './grant.ts';

/** The brand of a record and its code of the kind that the call filters by; null for none. */
export interface RecordPlace {
  readonly place: BrandPath;
  readonly code: string | null;
}

/** The grants by which a person sees a record, each enough by itself. Each is enough by itself. */
export function grantsThatShow<G extends Grant>(
  grants: readonly G[],
  { place, code }: RecordPlace,
  question: AccessQuestion,
  now: number,
): readonly G[] {
  return grants.filter((grant) => {
    const decision = decide([grant], place, question, now);
    return decision.allowed && permits(decision.codes, code);
  });
}

function permits(codes: PermittedCodes, code: string | null): boolean {
  return codes === null || (code !== null && codes.includes(code));
}
