import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import { implement } from '@hearth/platform/module';
import { createDocumentType as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_DOCUMENT_TYPES } from '../../contract/failures.ts';
import { TYPES_PER_BRAND } from '../../rules/limits.ts';
import { announceTypes } from '../announce.ts';
import { presentOwn, requireClasses, requirePositions, toNameFailure } from '../catalogue.ts';
import { insertChanges } from '../queries/change.ts';
import { countTypes, findTypeByKey, insertType } from '../queries/type.ts';

/** Sent twice under one key, it is created once. */
export const createDocumentType = implement(contract, async ({ body }, { db, emit, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  const count = await countTypes(db, groupId, brandId);
  const made = await findTypeByKey(db, groupId, body.idempotency_key);
  const by = { placeId: brandId, userId: actor.userId };
  if (requireSameSender(made, ({ made_by: maker }) => maker, by) !== undefined && made !== undefined)
    return presentOwn(db, grant, made);
  if (count >= TYPES_PER_BRAND) throw failure(TOO_MANY_DOCUMENT_TYPES);
  requireClasses(grant, [body.restricted_class]);
  await requirePositions(db, groupId, body.position_ids);
  const at = clock.now();
  const { idempotency_key: key, ...content } = body;
  const row = await insertType(db, {
    ...content,
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
    starter: null,
    created_at: at,
    archived_at: null,
    keep_set_at: at,
    idempotency_key: key,
  }).catch((error: unknown) => Promise.reject(toNameFailure(error)));
  const deed = { about: 'TYPE', action: 'CREATED', aboutId: row.id, groupId, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, detail: content }]);
  await announceTypes({ emit }, grant);
  return presentOwn(db, grant, row);
});
