import type { Actor, BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { Job, JobContent } from '../contract/schemas.ts';
import { withLocked } from '../rules/template.ts';
import { provenJob } from './access.ts';
import { noteAsked, withBank } from './asked-questions.ts';
import { columnsOf, presentJob } from './present.ts';
import { insertChange } from './queries/change.ts';
import { insertJob } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';
import type { provenTemplate } from './templates.ts';

/** Starts a draft at a place that the caller's right reaches, with the first line of its record. */
export async function startDraft(
  { db, clock, actor, grant }: Pick<Work, 'db' | 'clock'> & { readonly actor: Actor; readonly grant: BrandGrant },
  place: JobPlace,
  content: JobContent,
  template: Awaited<ReturnType<typeof provenTemplate>> | null,
): Promise<Job> {
  const now = clock.now();
  const id = newId();
  const begun = template === null ? content : withLocked(content, template);
  const questions = await withBank(db, place.id, begun.questions);
  await insertJob(db, {
    ...columnsOf({ ...begun, questions }, place),
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
  await noteAsked(db, { id, group_id: grant.groupId }, questions);
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
}
