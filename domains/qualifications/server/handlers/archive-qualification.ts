import { implement } from '@hearth/platform/module';
import { archiveQualification as contract } from '../../contract/endpoints.ts';
import { announceDemands } from '../announce.ts';
import { getOwnQualification, presentOwn, toNameFailure } from '../catalogue.ts';
import { insertChanges } from '../queries/change.ts';
import { qualificationRows } from '../queries/qualification.ts';

/** Archiving what is archived, and restoring what is in use, changes nothing. */
export const archiveQualification = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const before = await getOwnQualification(db, grant, params.qualification_id);
  if ((before.archived_at !== null) === body.archived) return presentOwn(db, grant, before);
  const at = clock.now();
  const row = await qualificationRows
    .replace(db, { id: before.id, version: body.version }, { archived_at: body.archived ? at : null })
    .catch((error: unknown) => Promise.reject(toNameFailure(error)));
  const action = body.archived ? 'ARCHIVED' : 'RESTORED';
  const deed = { about: 'QUALIFICATION', action, aboutId: row.id, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, groupId: grant.groupId, detail: { name: row.name } }]);
  await announceDemands({ emit }, grant);
  return presentOwn(db, grant, row);
});
