import { implement } from '@hearth/platform/module';
import { archiveWeekTemplate as contract } from '../../contract/endpoints.ts';
import { insertChange } from '../queries/change.ts';
import { weekTemplateRows } from '../queries/week-template.ts';
import { getOwnTemplate } from '../week-templates.ts';

/** Archives a template; archiving it twice is once. */
export const archiveWeekTemplate = implement(contract, async ({ params, body }, { db, grant, actor, clock }) => {
  const at = clock.now();
  const before = await getOwnTemplate(db, grant, params.template_id);
  if (before.archived_at === null) {
    const change = { archived_at: at, updated_by: actor.userId, updated_at: at };
    const row = await weekTemplateRows.replace(db, { id: before.id, version: body.version }, change);
    await insertChange(db, row, { action: 'ARCHIVED', by: actor.userId, at, detail: { name: row.name } });
  }
  return { archived: true as const };
});
