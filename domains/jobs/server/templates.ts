import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { FIELD_LOCKED } from '../contract/failures.ts';
import type { TemplateField } from '@hearth/domains/job-library/schemas';
import { diffContent, findLockedChanges, applyLocked } from '@hearth/domains/job-library/rules';
import { saveAskedQuestions, findTemplate } from '@hearth/domains/job-library/service';
import { toColumns, toContent } from './present.ts';
import { insertChange } from './queries/change.ts';
import { jobRows } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';

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
