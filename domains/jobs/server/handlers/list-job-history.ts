import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { getGrantedJob } from '../access.ts';
import { presentChange } from '../present.ts';
import { findChanges } from '../queries/change.ts';

const DEFAULT_LIMIT = 50;

export const listJobHistory = implement(contract.listJobHistory, async ({ params, query }, { db, grant }) => {
  const job = await getGrantedJob(db, grant, params.job_id);
  const changes = await findChanges(db, job.id, query.offset ?? 0, query.limit ?? DEFAULT_LIMIT);
  return { history: changes.map(presentChange) };
});
