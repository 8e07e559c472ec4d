import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { presentTemplate } from '../present-template.ts';
import { templateColumns, templateRows } from '../queries/template.ts';
import { assertAtGroup, getGrantedTemplate, reconcileTemplate } from '../templates.ts';

export const updateJobTemplate = implement(contract.updateJobTemplate, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const { id } = await getGrantedTemplate(db, grant, params.template_id);
  const written = templateColumns(await reconcileTemplate(db, grant, body));
  const by = { updated_by: actor.userId, updated_at: clock.now() };
  await templateRows.replace(db, { id, version: body.version }, { ...written, ...by });
  return presentTemplate(await getGrantedTemplate(db, grant, id));
});
