import type { Actor, BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { Job } from '../contract/schemas.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { applyLocked } from '@hearth/domains/job-library/rules';
import { getGrantedJob } from './access.ts';
import { saveAskedQuestions, reconcileQuestions, resolveKnownPipeline } from '@hearth/domains/job-library/service';
import { assertRequisition } from './requisition.ts';
import { toColumns, presentJob } from './present.ts';
import { insertChange } from './queries/change.ts';
import { insertJob } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';
import type { getGrantedTemplate } from '@hearth/domains/job-library/service';

type DraftContext = Pick<Work, 'db' | 'clock'> & { readonly actor: Actor; readonly grant: BrandGrant };

/** Creates a draft at a location within the grant, with its template's locked fields. */
export async function startDraft(
  means: DraftContext,
  place: JobPlace,
  content: JobContent,
  template: Awaited<ReturnType<typeof getGrantedTemplate>> | null,
): Promise<Job> {
  const written = template === null ? content : applyLocked(content, template);
  // What a template asks is looked at by the template; who writes a post of their own is told what does not fit.
  if (template === null) await reconcileQuestions(means.db, place.id, written, { before: [] });
  const begun = await resolveKnownPipeline(means.db, means.grant.groupId, written);
  const id = await insertDraft(means, place, begun, { template_id: template?.id ?? null, rollout_id: null });
  return presentJob(await getGrantedJob(means.db, means.grant, id));
}

/** Inserts a draft with its first history entry and returns its id. */
export async function insertDraft(
  { db, clock, actor, grant }: DraftContext,
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
  await assertRequisition(db, content);
  const questions = await reconcileQuestions(db, place.id, content);
  await insertJob(db, {
    ...toColumns({ ...content, questions }, place),
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
  await saveAskedQuestions(db, { id, group_id: grant.groupId }, questions);
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
