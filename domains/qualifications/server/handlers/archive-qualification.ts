import { implement } from '@hearth/platform/module';
import { archiveQualification as contract } from '../../contract/endpoints.ts';
import { announceDemands } from '../announce.ts';
import { getOwnQualification, presentOwn, toNameFailure } from '../catalogue.ts';
import { insertChanges } from '../queries/change.ts';
import { hasTwin, qualificationRows } from '../queries/qualification.ts';

/**
 * Archiving what is archived, and restoring what is in use, changes nothing. A ready-made one that was added anew meanwhile is there once
 * as such: what is restored beside it is one of the brand's own.
 */
export const archiveQualification = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const before = await getOwnQualification(db, grant, params.qualification_id);
  if ((before.archived_at !== null) === body.archived) return presentOwn(db, grant, before);
  const at = clock.now();
  const change = body.archived
    ? { archived_at: at }
    : { archived_at: null, ...((await hasTwin(db, before)) ? { starter: null } : {}) };
  const row = await qualificationRows
    .replace(db, { id: before.id, version: body.version }, change)
    .catch((error: unknown) => Promise.reject(toNameFailure(error)));
  const action = body.archived ? 'ARCHIVED' : 'RESTORED';
  const deed = { about: 'QUALIFICATION', action, aboutId: row.id, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, groupId: grant.groupId, detail: { name: row.name } }]);
  await announceDemands({ emit }, grant);
  return presentOwn(db, grant, row);
});
