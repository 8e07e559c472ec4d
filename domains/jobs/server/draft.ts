import type { Actor, BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { Job, JobContent } from '../contract/schemas.ts';
import { withLocked } from '../rules/template.ts';
import { provenJob } from './access.ts';
import { noteAsked, withBank } from './asked-questions.ts';
import { withKnownPipeline } from './pipelines.ts';
import { assertKnown } from './requisition.ts';
import { columnsOf, presentJob } from './present.ts';
import { insertChange } from './queries/change.ts';
import { insertJob } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';
import type { provenTemplate } from './templates.ts';

type Means = Pick<Work, 'db' | 'clock'> & { readonly actor: Actor; readonly grant: BrandGrant };

/** Starts a draft at a place that the caller's right reaches, with what its template locks. */
export async function startDraft(
  means: Means,
  place: JobPlace,
  content: JobContent,
  template: Awaited<ReturnType<typeof provenTemplate>> | null,
): Promise<Job> {
  const written = template === null ? content : withLocked(content, template);
  // What a template asks is looked at by the template; who writes a post of their own is told what does not fit.
  if (template === null) await withBank(means.db, place.id, written, { before: [] });
  const begun = await withKnownPipeline(means.db, means.grant.groupId, written);
  const id = await addDraft(means, place, begun, { template_id: template?.id ?? null, rollout_id: null });
  return presentJob(await provenJob(means.db, means.grant, id));
}

/** Writes a draft with the first line of its record; its id. */
export async function addDraft(
  { db, clock, actor, grant }: Means,
  place: JobPlace,
  content: JobContent,
  from: {
    readonly template_id: string | null;
    readonly rollout_id: string | null;
    readonly audience?: Job['audience'];
    readonly staff_days?: number;
  },
): Promise<string> {
  const now = clock.now();
  const id = newId();
  await assertKnown(db, content);
  const questions = await withBank(db, place.id, content);
  await insertJob(db, {
    ...columnsOf({ ...content, questions }, place),
    ...from,
    id,
    group_id: grant.groupId,
    status: 'DRAFT',
    slug: null,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    hires: 0,
    pipeline: null,
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
  return id;
}
