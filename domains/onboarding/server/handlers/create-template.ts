import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import { json } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { createTemplate as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_TEMPLATES } from '../../contract/failures.ts';
import { TEMPLATES_PER_BRAND } from '../../rules/limits.ts';
import { insertChanges } from '../queries/change.ts';
import { countTemplates, findTemplateByKey, insertTemplate } from '../queries/template.ts';
import { presentTemplate, requireSteps } from '../write-template.ts';

/** Sent twice under one key, it is created once. */
export const createTemplate = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  const { idempotency_key: key, name, purpose = 'JOINING', steps } = body;
  const count = await countTemplates(db, brandId);
  const made = await findTemplateByKey(db, groupId, key);
  const by = { placeId: brandId, userId: actor.userId };
  const before = requireSameSender(made, ({ origin }) => origin, by);
  if (before !== undefined) return presentTemplate(before);
  if (count >= TEMPLATES_PER_BRAND) throw failure(TOO_MANY_TEMPLATES);
  await requireSteps(db, grant, steps);
  const at = clock.now();
  const row = await insertTemplate(db, {
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
    purpose,
    name,
    steps: json(steps),
    created_at: at,
    created_by: actor.userId,
    changed_at: at,
    archived_at: null,
    idempotency_key: key,
  });
  const deed = { about: 'TEMPLATE', action: 'CREATED', aboutId: row.id, groupId, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, detail: { name, purpose, version: row.version, steps } }]);
  return presentTemplate(row);
});
