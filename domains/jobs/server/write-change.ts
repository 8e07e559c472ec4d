import type { Actor } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';
import { JOB_EDITED } from '../contract/events.ts';
import type { JobContent } from '../contract/schemas.ts';
import { difference } from '../rules/content.ts';
import { noteAsked } from './asked-questions.ts';
import { instantsOf } from './lifecycle.ts';
import { columnsOf, contentOf } from './present.ts';
import { project } from './projection.ts';
import { insertChange } from './queries/change.ts';
import { jobRows } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';

/** Writes what a post says from now on, shows it to the public where it is out, keeps who changed what, and tells of it. */
export async function writeChange(
  { db, clock, emit, actor }: Pick<Work, 'db' | 'clock' | 'emit'> & { readonly actor: Actor },
  before: JobRow,
  place: JobPlace,
  content: JobContent,
): Promise<JobRow> {
  const now = clock.now();
  const fields = difference(contentOf(before), content);
  const after = await jobRows.rewrite(db, before.id, {
    ...columnsOf(content, place),
    ...instantsOf(content, place.time_zone),
    updated_at: now,
  });
  if ('questions' in fields) await noteAsked(db, after, content.questions);
  await project(db, after, now, place);
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
