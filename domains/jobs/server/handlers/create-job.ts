import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { EMPTY_CONTENT, withChange } from '../../rules/content.ts';
import { provenPlace, provenJob } from '../access.ts';
import { columnsOf, presentJob } from '../present.ts';
import { insertChange } from '../queries/change.ts';
import { insertJob } from '../queries/job.ts';

export const createJob = implement(contract.createJob, async ({ body }, { db, clock, actor, grant }) => {
  const place = await provenPlace(db, grant, body.location_id);
  const now = clock.now();
  const id = newId();
  await insertJob(db, {
    ...columnsOf(withChange({ ...EMPTY_CONTENT, location_id: place.id }, body), place),
    id,
    group_id: grant.groupId,
    status: 'DRAFT',
    slug: null,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    hires: 0,
    version: 1,
  });
  await insertChange(db, {
    group_id: grant.groupId,
    job_id: id,
    at: now,
    actor_id: actor.userId,
    kind: 'CREATED',
    from_status: null,
    to_status: 'DRAFT',
    fields: {},
  });
  return presentJob(await provenJob(db, grant, id));
});
