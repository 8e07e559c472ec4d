import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import { implement } from '@hearth/platform/module';
import { createQualification as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_QUALIFICATIONS } from '../../contract/failures.ts';
import { QUALIFICATIONS_PER_BRAND } from '../../rules/limits.ts';
import { presentOwn, toNameFailure } from '../catalogue.ts';
import { insertChanges } from '../queries/change.ts';
import { countQualifications, findQualificationByKey, insertQualification } from '../queries/qualification.ts';

/** Sent twice under one key, it is created once. */
export const createQualification = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  const count = await countQualifications(db, groupId, brandId);
  const made = await findQualificationByKey(db, groupId, body.idempotency_key);
  const by = { placeId: brandId, userId: actor.userId };
  if (requireSameSender(made, ({ made_by: maker }) => maker, by) !== undefined && made !== undefined)
    return presentOwn(db, grant, made);
  if (count >= QUALIFICATIONS_PER_BRAND) throw failure(TOO_MANY_QUALIFICATIONS);
  const at = clock.now();
  const { idempotency_key: key, kind, level_names: names, ...content } = body;
  const row = await insertQualification(db, {
    ...content,
    kind,
    level_names: kind === 'SKILL' ? names : [],
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
    starter: null,
    created_at: at,
    archived_at: null,
    idempotency_key: key,
  }).catch((error: unknown) => Promise.reject(toNameFailure(error)));
  const deed = { about: 'QUALIFICATION', action: 'CREATED', aboutId: row.id, groupId, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, detail: { name: row.name, kind } }]);
  return presentOwn(db, grant, row);
});
