import type { KnownJob } from '@hearth/domains/jobs/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { ConfiguredJobBoard } from '@hearth/platform/config/config';
import type { Work } from '@hearth/platform/module';
import { BOARD_NOT_CONNECTED } from '../contract/failures.ts';
import type { JobAtBoard } from '../contract/schemas.ts';
import { getGrantedBoard } from './boards.ts';
import { getGrantedJob } from './job-in-grant.ts';
import { presentBoards } from './present.ts';
import { findConnections } from './queries/connection.ts';

type PostingContext = Pick<Work, 'db' | 'config'> & { readonly grant: BrandGrant };

/** Gets a job and a board that the caller may connect; somebody is signed in there. */
export async function getJobAndBoard(
  { db, config, grant }: PostingContext,
  params: { readonly job_id: string; readonly board: string },
): Promise<{ readonly job: KnownJob; readonly board: ConfiguredJobBoard }> {
  const board = getGrantedBoard(config, grant, params.board);
  const job = await getGrantedJob(db, grant, params.job_id);
  const [connection] = await findConnections(db, job.location_id, [board.code]);
  if (connection === undefined || connection.lost_at !== null) throw failure(BOARD_NOT_CONNECTED);
  return { job, board };
}

/** Presents the state of a job at a board. */
export async function presentJobAtBoard(
  { db }: PostingContext,
  job: KnownJob,
  board: ConfiguredJobBoard,
): Promise<JobAtBoard> {
  const [shown] = await presentBoards(db, job, [board]);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}
