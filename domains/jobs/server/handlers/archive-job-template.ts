import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/template-endpoints.ts';
import { archiveTemplateRow } from '../queries/template.ts';
import { assertAtGroup, provenTemplate } from '../templates.ts';

export const archiveJobTemplate = implement(contract.archiveJobTemplate, async ({ params }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const { id } = await provenTemplate(db, grant, params.template_id);
  await archiveTemplateRow(db, id, actor.userId, clock.now());
  return {};
});
