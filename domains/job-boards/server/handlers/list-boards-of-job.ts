import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { boardsIn } from '../boards.ts';
import { jobInGrant } from '../job-in-grant.ts';
import { presentBoards } from '../present.ts';

export const listBoardsOfJob = implement(contract.listBoardsOfJob, async ({ params }, { db, config, grant }) => {
  const job = await jobInGrant(db, grant, params.job_id);
  return { boards: await presentBoards(db, job, boardsIn(config, grant)) };
});
