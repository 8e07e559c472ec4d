import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { json } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { updateTemplate as contract } from '../../contract/endpoints.ts';
import { insertChanges } from '../queries/change.ts';
import { findTemplate, templateRows } from '../queries/template.ts';
import { presentTemplate, requireSteps } from '../write-template.ts';

/** Every version stays on record: an onboarding says which one it began with. */
export const updateTemplate = implement(contract, async ({ params, body }, { db, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  const before = await findTemplate(db, brandId, params.template_id);
  if (before === undefined) throw failure(NOT_FOUND);
  const { name, steps, version } = body;
  await requireSteps(db, grant, steps, before.steps);
  const at = clock.now();
  const row = await templateRows.replace(db, { id: before.id, version }, { name, steps: json(steps), changed_at: at });
  const deed = { about: 'TEMPLATE', action: 'CHANGED', aboutId: row.id, groupId, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, detail: { name, version: row.version, steps } }]);
  return presentTemplate(row);
});
