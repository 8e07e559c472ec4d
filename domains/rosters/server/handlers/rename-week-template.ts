import { implement } from '@hearth/platform/module';
import { renameWeekTemplate as contract } from '../../contract/endpoints.ts';
import { insertChange } from '../queries/change.ts';
import { weekTemplateRows } from '../queries/week-template.ts';
import { getOwnTemplate, presentOwnTemplate, toNameFailure } from '../week-templates.ts';

export const renameWeekTemplate = implement(contract, async ({ params, body }, { db, grant, actor, clock }) => {
  const at = clock.now();
  const before = await getOwnTemplate(db, grant, params.template_id);
  const change = { name: body.name, updated_by: actor.userId, updated_at: at };
  const row = await weekTemplateRows
    .replace(db, { id: before.id, version: body.version }, change)
    .catch((error: unknown) => Promise.reject(toNameFailure(error)));
  const detail = { name: body.name, was: before.name };
  await insertChange(db, row, { action: 'RENAMED', by: actor.userId, at, detail });
  return presentOwnTemplate(db, row);
});
