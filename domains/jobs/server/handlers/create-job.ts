import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { EMPTY_CONTENT, withChange } from '../../rules/content.ts';
import { provenPlace } from '../access.ts';
import { startDraft } from '../draft.ts';
import { provenTemplate } from '../templates.ts';

export const createJob = implement(contract.createJob, async ({ body }, work) => {
  const { db, grant } = work;
  const { template_id, ...written } = body;
  const place = await provenPlace(db, grant, body.location_id);
  const template = template_id === undefined ? null : await provenTemplate(db, grant, template_id);
  const start = { ...EMPTY_CONTENT, ...template?.content, location_id: place.id };
  return startDraft(work, place, withChange(start, written), template);
});
