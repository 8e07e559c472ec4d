import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { POSTED_THERE } from '../../contract/failures.ts';
import { diffContent, applyChange } from '@hearth/domains/job-library/rules';
import { isUnpublished } from '../../rules/post-status.ts';
import { reconcileQuestions } from '@hearth/domains/job-library/service';
import { lockGrantedJob, getGrantedJob, getGrantedPlace } from '../access.ts';
import { assertComplete } from '../lifecycle.ts';
import { assertStepsFree } from '../pipelines.ts';
import { toContent, presentJob } from '../present.ts';
import { isPostedAt } from '../queries/rollout.ts';
import { assertApproved, assertRequisition } from '../requisition.ts';
import { assertUnlocked } from '../templates.ts';
import { saveContent } from '../write-change.ts';
import { jobRows } from '../queries/job.ts';

export const updateJob = implement(contract.updateJob, async ({ params, body }, work) => {
  const { db, clock, grant } = work;
  const before = await lockGrantedJob(db, grant, params.job_id);
  jobRows.refuseStale(before.version, body.version);
  const written = applyChange(toContent(before), body.change);
  const asked = { before: toContent(before).questions };
  const content = { ...written, questions: await reconcileQuestions(db, written.location_id, written, asked) };
  const fields = diffContent(toContent(before), content);
  if (Object.keys(fields).length === 0) return presentJob(before);

  if ('requisition_id' in fields) await assertRequisition(db, content);
  assertUnlocked(Object.keys(fields), before.locked);
  if ('pipeline_id' in fields) await assertStepsFree(db, before, content);
  const { id, rollout_id: rollout } = before;
  const isMoved = 'location_id' in fields;
  if (isMoved && rollout !== null && (await isPostedAt(db, rollout, content.location_id, id)))
    throw failure(POSTED_THERE);
  const place = await getGrantedPlace(db, grant, content.location_id);
  const after = await saveContent(work, before, place, content);
  if (!isUnpublished(after.status)) {
    assertComplete(after, place, clock.now());
    // Other changes of a post that is out are not held up by a chain that was set up since.
    if ('hires_target' in fields || 'requisition_id' in fields || isMoved) await assertApproved(db, after);
  }
  return presentJob(await getGrantedJob(db, grant, id));
});
