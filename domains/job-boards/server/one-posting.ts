import type { KnownJob } from '@hearth/domains/jobs/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { ConfiguredJobBoard } from '@hearth/platform/config';
import type { Work } from '@hearth/platform/module';
import { BOARD_NOT_CONNECTED } from '../contract/failures.ts';
import type { BoardOfJob } from '../contract/schemas.ts';
import { grantedBoard } from './boards.ts';
import { jobInGrant } from './job-in-grant.ts';
import { presentBoards } from './present.ts';
import { findConnections } from './queries/connection.ts';

type Doing = Pick<Work, 'db' | 'config'> & { readonly grant: BrandGrant };

/** A job and a board that are about to have to do with each other: in reach of the caller, and somebody is signed in there. */
export async function pairOf(
  { db, config, grant }: Doing,
  params: { readonly job_id: string; readonly board: string },
): Promise<{ readonly job: KnownJob; readonly board: ConfiguredJobBoard }> {
  const board = grantedBoard(config, grant, params.board);
  const job = await jobInGrant(db, grant, params.job_id);
  const [connection] = await findConnections(db, job.location_id, [board.code]);
  if (connection === undefined || connection.lost_at !== null) throw failure(BOARD_NOT_CONNECTED);
  return { job, board };
}

/** How the job stands at that board now. */
export async function shownPair({ db }: Doing, job: KnownJob, board: ConfiguredJobBoard): Promise<BoardOfJob> {
  const [shown] = await presentBoards(db, job, [board]);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}
