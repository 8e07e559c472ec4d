import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { OPEN_STAGES } from '../../rules/stages.ts';
import { countByJob } from '../queries/stage-count.ts';

export const countApplicants = implement(contract.countApplicants, async ({ query }, { db, grant }) => ({
  jobs: await countByJob(db, grant, query.job_id, OPEN_STAGES),
}));
