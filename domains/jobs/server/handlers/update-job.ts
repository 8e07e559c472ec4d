import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { JOB_EDITED } from '../../contract/events.ts';
import { JOB_CHANGED } from '../../contract/failures.ts';
import { difference, withChange } from '../../rules/content.ts';
import { isUnpublished } from '../../rules/post-status.ts';
import { noteAsked, withBank } from '../asked-questions.ts';
import { lockedJob, provenJob, provenPlace } from '../access.ts';
import { assertComplete, instantsOf } from '../lifecycle.ts';
import { columnsOf, contentOf, presentJob } from '../present.ts';
import { project } from '../projection.ts';
import { insertChange } from '../queries/change.ts';
import { updateJobRow } from '../queries/job.ts';
import { assertApproved } from '../requisition.ts';
import { assertUnlocked } from '../templates.ts';

export const updateJob = implement(contract.updateJob, async ({ params, body }, { db, clock, actor, grant, emit }) => {
  const before = await lockedJob(db, grant, params.job_id);
  if (before.version !== body.version) throw failure(JOB_CHANGED, { version: before.version });
  const written = withChange(contentOf(before), body.change);
  const content = { ...written, questions: await withBank(db, written.location_id, written.questions) };
  const fields = difference(contentOf(before), content);
  if (Object.keys(fields).length === 0) return presentJob(before);

  assertUnlocked(Object.keys(fields), before.locked);
  const now = clock.now();
  const place = await provenPlace(db, grant, content.location_id);
  const after = await updateJobRow(db, before.id, {
    ...columnsOf(content, place),
    ...instantsOf(content, place.time_zone),
    updated_at: now,
  });
  if ('questions' in fields) await noteAsked(db, after, content.questions);
  if (!isUnpublished(after.status)) {
    assertComplete(after, place, now);
    // Other changes of a post that is out are not held up by a chain that was set up since.
    if ('hires_target' in fields || 'requisition_id' in fields || 'location_id' in fields)
      await assertApproved(db, after);
  }
  await project(db, after, now, place);
  await insertChange(db, {
    group_id: grant.groupId,
    job_id: before.id,
    at: now,
    actor_id: actor.userId,
    kind: 'EDITED',
    from_status: null,
    to_status: null,
    fields,
  });
  await emit({
    type: JOB_EDITED,
    group_id: grant.groupId,
    topics: [`brand:${after.location_id}`],
    data: { job_id: before.id },
  });
  return presentJob(await provenJob(db, grant, before.id));
});
