import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { provenJob } from '../access.ts';
import { presentJob } from '../present.ts';

export const getJob = implement(contract.getJob, async ({ params }, { db, grant }) =>
  presentJob(await provenJob(db, grant, params.job_id)),
);
