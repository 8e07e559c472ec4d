import { findImpersonationAnswer } from '@hearth/domains/access/service';
import { findPerson } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { ACTING_ELSEWHERE, ACTING_RANK, ACTING_SELF } from '../contract/failures.ts';
import { findWorkplaces } from './queries/employment.ts';

const REFUSALS = { SELF: ACTING_SELF, STRANGER: NOT_FOUND, ELSEWHERE: ACTING_ELSEWHERE, RANK: ACTING_RANK } as const;

/** The person for whom somebody may act, and whether they do it as support; refuses where they may not. */
export async function requireSubject(
  tx: Tx,
  people: { readonly actorId: string; readonly subjectId: string },
  now: Date,
): Promise<{ readonly person: Person; readonly isSupport: boolean }> {
  const person = await findPerson(tx, people.subjectId);
  if (person === undefined || person.isDisabled) throw failure(NOT_FOUND);
  const workplaces = await inScope(tx, SYSTEM, (db) => findWorkplaces(db, people.subjectId));
  const answer = await findImpersonationAnswer(tx, people, workplaces, now);
  if (!answer.allowed) throw failure(REFUSALS[answer.why]);
  return { person, isSupport: answer.isSupport };
}
