import { implement } from '@hearth/platform/module';
import { listWeekTemplates as contract } from '../../contract/endpoints.ts';
import { findWeekTemplates } from '../queries/week-template.ts';
import { findTemplatePlaces, presentTemplates } from '../week-templates.ts';

export const listWeekTemplates = implement(contract, async (_input, { db, grant, actor, clock }) => {
  const rows = await findWeekTemplates(db, grant.groupId, await findTemplatePlaces(db, grant));
  return { templates: await presentTemplates(db, { actor, grant, now: clock.now() }, rows) };
});
