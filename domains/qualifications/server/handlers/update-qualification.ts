import { implement } from '@hearth/platform/module';
import { updateQualification as contract } from '../../contract/endpoints.ts';
import { announceDemands } from '../announce.ts';
import { getOwnQualification, presentOwn, toNameFailure } from '../catalogue.ts';
import { insertChanges } from '../queries/change.ts';
import { lowerDemands } from '../queries/demand.ts';
import { qualificationRows } from '../queries/qualification.ts';

/** A level that is taken away is no longer demanded: the highest that is left is, as nobody could reach more. */
export const updateQualification = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const before = await getOwnQualification(db, grant, params.qualification_id);
  const { version, level_names: names, ...content } = body;
  const row = await qualificationRows
    .replace(db, { id: before.id, version }, { ...content, level_names: before.kind === 'SKILL' ? names : [] })
    .catch((error: unknown) => Promise.reject(toNameFailure(error)));
  const { groupId } = grant;
  const deed = { action: 'CHANGED', groupId, by: actor.userId, at: clock.now() } as const;
  const lowered = await lowerDemands(db, row.id, Math.max(1, row.level_names.length));
  await insertChanges(db, [
    {
      ...deed,
      about: 'QUALIFICATION',
      aboutId: row.id,
      detail: { ...content, level_names: row.level_names, was: before.name },
    },
    ...lowered.map(({ id, group_id: _group, ...detail }) => ({
      ...deed,
      about: 'DEMAND' as const,
      aboutId: id,
      detail,
    })),
  ]);
  // Conflicts name it and its level.
  const isSame = row.name === before.name && JSON.stringify(row.level_names) === JSON.stringify(before.level_names);
  if (!isSame) await announceDemands({ emit }, grant);
  return presentOwn(db, grant, row);
});
