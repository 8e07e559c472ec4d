import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { EMPTY_CONTENT, applyChange } from '@hearth/domains/job-library/rules';
import { getGrantedPlace } from '../access.ts';
import { startDraft } from '../draft.ts';
import { getGrantedTemplate } from '@hearth/domains/job-library/service';

export const createJob = implement(contract.createJob, async ({ body }, work) => {
  const { db, grant } = work;
  const { template_id, ...written } = body;
  const place = await getGrantedPlace(db, grant, body.location_id);
  const template = template_id === undefined ? null : await getGrantedTemplate(db, grant, template_id);
  const start = { ...EMPTY_CONTENT, ...template?.content, location_id: place.id };
  return startDraft(work, place, applyChange(start, written), template);
});
