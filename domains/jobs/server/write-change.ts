import type { Actor } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';
import { JOB_EDITED } from '../contract/events.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { diffContent } from '@hearth/domains/job-library/rules';
import { saveAskedQuestions } from '@hearth/domains/job-library/service';
import { openingInstants } from './lifecycle.ts';
import { toColumns, toContent } from './present.ts';
import { updateListing } from './projection.ts';
import { insertChange } from './queries/change.ts';
import { jobRows } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';

/** Saves a job's content with its listing, history and event. */
export async function saveContent(
  { db, clock, emit, actor }: Pick<Work, 'db' | 'clock' | 'emit'> & { readonly actor: Actor },
  before: JobRow,
  place: JobPlace,
  content: JobContent,
): Promise<JobRow> {
  const now = clock.now();
  const fields = diffContent(toContent(before), content);
  const after = await jobRows.rewrite(db, before.id, {
    ...toColumns(content, place),
    ...openingInstants(content, place.time_zone),
    updated_at: now,
  });
  if ('questions' in fields) await saveAskedQuestions(db, after, content.questions);
  await updateListing(db, after, now, place);
  await insertChange(db, {
    group_id: after.group_id,
    job_id: after.id,
    at: now,
    actor_id: actor.userId,
    kind: 'EDITED',
    from_status: null,
    to_status: null,
    fields,
  });
  const topics = [`brand:${after.location_id}` as const];
  await emit(JOB_EDITED.of({ group_id: after.group_id, topics, data: { job_id: after.id } }));
  return after;
}
