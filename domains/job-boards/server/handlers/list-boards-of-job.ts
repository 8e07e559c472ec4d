import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { allowedBoards } from '../boards.ts';
import { getGrantedJob } from '../job-in-grant.ts';
import { presentBoards } from '../present.ts';

export const listBoardsOfJob = implement(contract.listBoardsOfJob, async ({ params }, { db, config, grant }) => {
  const job = await getGrantedJob(db, grant, params.job_id);
  return { boards: await presentBoards(db, job, allowedBoards(config, grant)) };
});
