import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { templateRows } from '../queries/template.ts';
import { assertAtGroup, getGrantedTemplate } from '../templates.ts';

export const archiveJobTemplate = implement(contract.archiveJobTemplate, async ({ params }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const { id } = await getGrantedTemplate(db, grant, params.template_id);
  await templateRows.archive(db, id, clock.now(), { updated_by: actor.userId });
  return {};
});
