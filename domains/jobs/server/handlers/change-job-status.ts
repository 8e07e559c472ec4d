import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { NOTHING_TO_UNDO } from '../../contract/failures.ts';
import { UNDO_MINUTES } from '../../rules/limits.ts';
import { lockGrantedJob, getGrantedJob, getGrantedPlace } from '../access.ts';
import { applyAction, assertComplete, setStatus } from '../lifecycle.ts';
import { presentJob } from '../present.ts';
import { findLastStatusChange } from '../queries/change.ts';
import type { JobRow } from '../queries/job.ts';
import type { JobPlace } from '../queries/place.ts';
import { assertApproved } from '../requisition.ts';

export const changeJobStatus = implement(contract.changeJobStatus, async ({ params, body }, work) => {
  const { db, actor, grant } = work;
  const job = await lockGrantedJob(db, grant, params.job_id);
  const place = await getGrantedPlace(db, grant, job.location_id);
  if (body.action === 'undo') await undoLastChange(work, job, place, actor.userId);
  else await applyAction(work, job, place, body.action, actor.userId);
  return presentJob(await getGrantedJob(db, grant, job.id));
});

/** Restores the status before the last change, if the same person just made it. */
async function undoLastChange(work: Work, job: JobRow, place: JobPlace, userId: string): Promise<void> {
  const now = work.clock.now();
  const last = await findLastStatusChange(work.db, job.id);
  const isRecent = last !== undefined && now.getTime() - last.at.getTime() <= UNDO_MINUTES * 60_000;
  if (!isRecent || last.actor_id !== userId || last.from_status === null || last.to_status !== job.status) {
    throw failure(NOTHING_TO_UNDO);
  }
  if (last.from_status === 'LIVE') {
    assertComplete(job, place, now);
    await assertApproved(work.db, job);
  }
  await setStatus(work, job, place, last.from_status, {}, userId);
}
