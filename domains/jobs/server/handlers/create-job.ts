import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { EMPTY_CONTENT, withChange } from '../../rules/content.ts';
import { withLocked } from '../../rules/template.ts';
import { provenPlace, provenJob } from '../access.ts';
import { columnsOf, presentJob } from '../present.ts';
import { insertChange } from '../queries/change.ts';
import { insertJob } from '../queries/job.ts';
import { provenTemplate } from '../templates.ts';

export const createJob = implement(contract.createJob, async ({ body }, { db, clock, actor, grant }) => {
  const { template_id, ...written } = body;
  const place = await provenPlace(db, grant, body.location_id);
  const template = template_id === undefined ? null : await provenTemplate(db, grant, template_id);
  const start = { ...EMPTY_CONTENT, ...template?.content, location_id: place.id };
  const content = withChange(start, written);
  const now = clock.now();
  const id = newId();
  await insertJob(db, {
    ...columnsOf(template === null ? content : withLocked(content, template), place),
    template_id: template?.id ?? null,
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
