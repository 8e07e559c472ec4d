import type { Work } from '@hearth/platform/module';
import { JOB_EDITED, JOB_PUBLISHED } from '../contract/events.ts';
import type { Audience } from '../contract/schemas.ts';
import { publicFrom } from '../rules/audience.ts';
import { isPublic } from '../rules/post-status.ts';
import { updateListing } from './projection.ts';
import { insertChange } from './queries/change.ts';
import { setAudience } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';

type AudienceContext = Pick<Work, 'db' | 'clock' | 'emit'>;

/**
 * Changes the audience of a locked job with listing, history and event; no actor if automatic. `actorId` is null for
 * what time does.
 */
export async function changeAudience(
  { db, clock, emit }: AudienceContext,
  job: JobRow,
  place: JobPlace,
  to: { readonly audience: Audience; readonly staff_days: number },
  actorId: string | null,
): Promise<void> {
  const now = clock.now();
  const isOut = isPublic(job.status) || job.status === 'PAUSED';
  const after = await setAudience(db, job.id, {
    ...to,
    public_at: isOut ? publicFrom(to, now, place.time_zone) : null,
  });
  await updateListing(db, after, now, place);
  await insertChange(db, {
    group_id: job.group_id,
    job_id: job.id,
    at: now,
    actor_id: actorId,
    kind: 'EDITED',
    from_status: null,
    to_status: null,
    fields: { audience: [job.audience, to.audience], staff_days: [job.staff_days, to.staff_days] },
  });
  const opens = isPublic(job.status) && to.audience === 'PUBLIC';
  const news = { group_id: job.group_id, topics: [`brand:${job.location_id}` as const], data: { job_id: job.id } };
  await emit(JOB_EDITED.of(news));
  if (opens) await emit(JOB_PUBLISHED.of(news));
}

/** Opens a job to everybody after its employees-first period. */
export function openToPublic(means: AudienceContext, job: JobRow, place: JobPlace): Promise<void> {
  return changeAudience(means, job, place, { audience: 'PUBLIC', staff_days: 0 }, null);
}
