import { implement } from '@hearth/platform/module';
import { archiveDocumentType as contract } from '../../contract/endpoints.ts';
import { announceTypes } from '../announce.ts';
import { getOwnType, presentOwn, toNameFailure } from '../catalogue.ts';
import { insertChanges } from '../queries/change.ts';
import { hasTwin, typeRows } from '../queries/type.ts';

/**
 * Archiving what is archived, and restoring what is in use, changes nothing. A ready-made one that was added anew meanwhile is there once
 * as such: what is restored beside it is one of the brand's own.
 */
export const archiveDocumentType = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const before = await getOwnType(db, grant, params.type_id);
  if ((before.archived_at !== null) === body.archived) return presentOwn(db, grant, before);
  const at = clock.now();
  const change = body.archived
    ? { archived_at: at }
    : { archived_at: null, ...((await hasTwin(db, before)) ? { starter: null } : {}) };
  const row = await typeRows
    .replace(db, { id: before.id, version: body.version }, change)
    .catch((error: unknown) => Promise.reject(toNameFailure(error)));
  const action = body.archived ? 'ARCHIVED' : 'RESTORED';
  const deed = { about: 'TYPE', action, aboutId: row.id, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, groupId: grant.groupId, detail: { name: row.name } }]);
  await announceTypes({ emit }, grant);
  return presentOwn(db, grant, row);
});
