import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { isUuid } from '@hearth/kit/id';
import type { DirectoryContext } from './keep-person.ts';
import { findPerson, lockPerson } from './queries/person.ts';
import type { PersonRow } from './queries/person.ts';

/** Loads a person whom the caller's group manages; locked for a change. */
export async function requirePerson(
  { db, provisioner }: Pick<DirectoryContext, 'db' | 'provisioner'>,
  id: string,
  what: 'read' | 'change',
): Promise<PersonRow> {
  const find = what === 'read' ? findPerson : lockPerson;
  const row = isUuid(id) ? await find(db, provisioner.groupId, { id }) : undefined;
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}
