import type { BrandGrant } from '@hearth/kit/access';
import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { FIELD_LOCKED } from '../contract/failures.ts';
import type { TemplateContent, TemplateField } from '../contract/template-schemas.ts';
import { difference } from '../rules/content.ts';
import { lockedChanges, withLocked } from '../rules/template.ts';
import { noteAsked, withBank } from './asked-questions.ts';
import { withKnownPipeline } from './pipelines.ts';
import { columnsOf, contentOf } from './present.ts';
import { insertChange } from './queries/change.ts';
import { jobRows } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';
import { findTemplate } from './queries/template.ts';
import type { CountedTemplateRow } from './queries/template.ts';

/** The library is the group's, so the right to write in it has to hold at the group itself. */
export function assertAtGroup(grant: BrandGrant): void {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
}

/** A template of the caller's group. */
export async function provenTemplate(tx: Tx, grant: BrandGrant, id: string): Promise<CountedTemplateRow> {
  const template = await findTemplate(tx, grant.groupId, id);
  if (template === undefined) throw failure(NOT_FOUND);
  return template;
}

/** What somebody wrote of a template, its questions as the group's bank has them, its steps only from the group's library. */
export async function withGroupLibraries<Written extends { readonly content: TemplateContent }>(
  tx: Tx,
  grant: BrandGrant,
  written: Written,
): Promise<Written> {
  const questions = await withBank(tx, grant.groupId, written.content);
  const content = await withKnownPipeline(tx, grant.groupId, { ...written.content, questions });
  return { ...written, content };
}

/** Refuses a change of fields that the group has locked, each by its name. */
export function assertUnlocked(changed: readonly string[], locked: readonly TemplateField[]): void {
  const touched = lockedChanges(changed, locked);
  if (touched.length === 0) return;
  throw failure(FIELD_LOCKED, {
    fields: touched.map((field) => ({ field, rule: 'locked', message: FIELD_LOCKED.message })),
  });
}

/** Gives a post what its template locks now: the group's word counts at the moment in which a post becomes public. */
export async function takeLocked(
  { db, now, actorId }: { readonly db: Tx; readonly now: Date; readonly actorId: string },
  job: JobRow,
  place: JobPlace,
): Promise<JobRow> {
  const template = job.template_id === null ? undefined : await findTemplate(db, job.group_id, job.template_id);
  if (template === undefined) return job;
  const before = contentOf(job);
  const content = withLocked(before, template);
  const fields = difference(before, content);
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
  if ('questions' in fields) await noteAsked(db, job, content.questions);
  return jobRows.rewrite(db, job.id, { ...columnsOf(content, place), updated_at: now });
}
