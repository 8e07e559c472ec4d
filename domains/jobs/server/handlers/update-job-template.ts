import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { TEMPLATE_CHANGED } from '../../contract/failures.ts';
import * as contract from '../../contract/template-endpoints.ts';
import { presentTemplate } from '../present-template.ts';
import { replaceTemplate } from '../queries/template.ts';
import { assertAtGroup, provenTemplate, withGroupLibraries } from '../templates.ts';

export const updateJobTemplate = implement(contract.updateJobTemplate, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const { id } = await provenTemplate(db, grant, params.template_id);
  const known = { id, version: body.version, by: actor.userId, at: clock.now() };
  if (!(await replaceTemplate(db, known, await withGroupLibraries(db, grant, body)))) throw failure(TEMPLATE_CHANGED);
  return presentTemplate(await provenTemplate(db, grant, id));
});
