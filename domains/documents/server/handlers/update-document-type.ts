import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { updateDocumentType as contract } from '../../contract/endpoints.ts';
import { announceTypes } from '../announce.ts';
import { getOwnType, presentOwn, requireClasses, requirePositions, toNameFailure } from '../catalogue.ts';
import { expireBundlesWith } from '../queries/bundle.ts';
import { insertChanges } from '../queries/change.ts';
import { typeRows } from '../queries/type.ts';

/**
 * A change of the class counts for all documents of the type at once, former versions included, and takes the sight of both. Archives that
 * were made of them under the former class end.
 */
export const updateDocumentType = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const before = await getOwnType(db, grant, params.type_id);
  const { version, ...content } = body;
  const isMoved = content.restricted_class !== before.restricted_class;
  if (isMoved) requireClasses(grant, [before.restricted_class, content.restricted_class]);
  await requirePositions(db, grant.groupId, content.position_ids);
  const keepSet = content.keep_months === before.keep_months ? {} : { keep_set_at: clock.now() };
  const row = await typeRows
    .replace(db, { id: before.id, version }, { ...content, ...keepSet })
    .catch((error: unknown) => Promise.reject(toNameFailure(error)));
  if (isMoved) await inScope(db, SYSTEM, (system) => expireBundlesWith(system, row.id, clock.now()));
  const was = {
    name: before.name,
    restricted_class: before.restricted_class,
    required: before.required,
    keep_months: before.keep_months,
  };
  await insertChanges(db, [
    {
      about: 'TYPE',
      action: 'CHANGED',
      aboutId: row.id,
      groupId: grant.groupId,
      by: actor.userId,
      at: clock.now(),
      detail: { ...content, was },
    },
  ]);
  await announceTypes({ emit }, grant);
  return presentOwn(db, grant, row);
});
