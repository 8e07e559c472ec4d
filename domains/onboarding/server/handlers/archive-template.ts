import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { archiveTemplate as contract } from '../../contract/endpoints.ts';
import { insertChanges } from '../queries/change.ts';
import { findTemplate, templateRows } from '../queries/template.ts';

export const archiveTemplate = implement(contract, async ({ params, body }, { db, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  const before = await findTemplate(db, brandId, params.template_id);
  if (before === undefined) throw failure(NOT_FOUND);
  const at = clock.now();
  await templateRows.replace(db, { id: before.id, version: body.version }, { archived_at: at });
  const deed = { about: 'TEMPLATE', action: 'ARCHIVED', aboutId: before.id, groupId, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, detail: { name: before.name } }]);
  return { archived: true as const };
});
