import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { isUuid } from '@hearth/kit/id';
import type { Directory } from './keep-person.ts';
import { findPerson, lockPerson } from './queries/person.ts';
import type { PersonRow } from './queries/person.ts';

/** Somebody whom the directory's own group looks after; held while they are changed. */
export async function personOf(
  { db, provisioner }: Pick<Directory, 'db' | 'provisioner'>,
  id: string,
  what: 'read' | 'change',
): Promise<PersonRow> {
  const find = what === 'read' ? findPerson : lockPerson;
  const row = isUuid(id) ? await find(db, provisioner.groupId, { id }) : undefined;
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}
