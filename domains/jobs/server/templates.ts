import type { BrandGrant } from '@hearth/kit/access';
import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { FIELD_LOCKED } from '../contract/failures.ts';
import type { TemplateContent, TemplateField } from '../contract/template-schemas.ts';
import { diffContent } from '../rules/content.ts';
import { findLockedChanges, applyLocked } from '../rules/template.ts';
import { saveAskedQuestions, reconcileQuestions } from './asked-questions.ts';
import { resolveKnownPipeline } from './pipelines.ts';
import { toColumns, toContent } from './present.ts';
import { insertChange } from './queries/change.ts';
import { jobRows } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';
import { findTemplate } from './queries/template.ts';
import type { CountedTemplateRow } from './queries/template.ts';

/** Refuses writing to the library without the right at the group itself. */
export function assertAtGroup(grant: BrandGrant): void {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
}

/** Gets a template of the caller's group. */
export async function getGrantedTemplate(tx: Tx, grant: BrandGrant, id: string): Promise<CountedTemplateRow> {
  const template = await findTemplate(tx, grant.groupId, id);
  if (template === undefined) throw failure(NOT_FOUND);
  return template;
}

/** Reconciles a template's questions and steps with the group's libraries. */
export async function reconcileTemplate<Written extends { readonly content: TemplateContent }>(
  tx: Tx,
  grant: BrandGrant,
  written: Written,
): Promise<Written> {
  const questions = await reconcileQuestions(tx, grant.groupId, written.content);
  const content = await resolveKnownPipeline(tx, grant.groupId, { ...written.content, questions });
  return { ...written, content };
}

/** Refuses changes to locked fields, naming each. */
export function assertUnlocked(changed: readonly string[], locked: readonly TemplateField[]): void {
  const touched = findLockedChanges(changed, locked);
  if (touched.length === 0) return;
  throw failure(FIELD_LOCKED, {
    fields: touched.map((field) => ({ field, rule: 'locked', message: FIELD_LOCKED.message })),
  });
}

/** Applies a template's current locks to a job when it becomes public. */
export async function applyTemplateLocks(
  { db, now, actorId }: { readonly db: Tx; readonly now: Date; readonly actorId: string },
  job: JobRow,
  place: JobPlace,
): Promise<JobRow> {
  const template = job.template_id === null ? undefined : await findTemplate(db, job.group_id, job.template_id);
  if (template === undefined) return job;
  const before = toContent(job);
  const content = applyLocked(before, template);
  const fields = diffContent(before, content);
  if (Object.keys(fields).length === 0) return job;
  await insertChange(db, {
    group_id: job.group_id,
    job_id: job.id,
    at: now,
    actor_id: actorId,
    kind: 'EDITED',
    from_status: null,
    to_status: null,
    fields,
  });
  if ('questions' in fields) await saveAskedQuestions(db, job, content.questions);
  return jobRows.rewrite(db, job.id, { ...toColumns(content, place), updated_at: now });
}
