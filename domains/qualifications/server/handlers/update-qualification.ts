import { implement } from '@hearth/platform/module';
import { updateQualification as contract } from '../../contract/endpoints.ts';
import { announceDemands } from '../announce.ts';
import { getOwnQualification, presentOwn, toNameFailure } from '../catalogue.ts';
import { insertChanges } from '../queries/change.ts';
import { qualificationRows } from '../queries/qualification.ts';

export const updateQualification = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const before = await getOwnQualification(db, grant, params.qualification_id);
  const { version, level_names: names, ...content } = body;
  const row = await qualificationRows
    .replace(db, { id: before.id, version }, { ...content, level_names: before.kind === 'SKILL' ? names : [] })
    .catch((error: unknown) => Promise.reject(toNameFailure(error)));
  const deed = {
    about: 'QUALIFICATION',
    action: 'CHANGED',
    aboutId: row.id,
    by: actor.userId,
    at: clock.now(),
  } as const;
  const { groupId } = grant;
  await insertChanges(db, [
    { ...deed, groupId, detail: { ...content, level_names: row.level_names, was: before.name } },
  ]);
  // Conflicts name it.
  if (row.name !== before.name) await announceDemands({ emit }, grant);
  return presentOwn(db, grant, row);
});
