import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { getGrantedJob } from '../access.ts';
import { presentJob } from '../present.ts';

export const getJob = implement(contract.getJob, async ({ params }, { db, grant }) =>
  presentJob(await getGrantedJob(db, grant, params.job_id)),
);
