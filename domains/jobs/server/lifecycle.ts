import { localDay } from '@hearth/kit/local-day';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { JOB_PUBLISHED, JOB_STATUS_CHANGED } from '../contract/events.ts';
import { JOB_ACTION_REFUSED, JOB_INCOMPLETE } from '../contract/failures.ts';
import type { JobStatus } from '../contract/schemas.ts';
import { publicFrom } from '../rules/audience.ts';
import { addDays, endOfDay, isExpired, startOfDay } from '../rules/closing.ts';
import { findGaps } from '../rules/completeness.ts';
import type { LawPlace } from '@hearth/domains/job-library/rules';
import { DEFAULT_OPEN_DAYS } from '../rules/limits.ts';
import { allowedActions, nextStatus } from '../rules/post-status.ts';
import type { JobAction } from '../rules/post-status.ts';
import { uniqueSlug, createSlug } from '../rules/slug.ts';
import { toContent } from './present.ts';
import { copyPipeline } from './pipelines.ts';
import { updateListing } from './projection.ts';
import { insertChange } from './queries/change.ts';
import { findSlugs, jobRows } from './queries/job.ts';
import type { JobRow, JobUpdate } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';
import { assertApproved } from './requisition.ts';

type LifecycleContext = Pick<Work, 'db' | 'clock' | 'emit'>;

/** Converts a location to its jurisdiction, with its local date. */
export const toLawPlace = (place: JobPlace, now: Date): LawPlace => ({
  country: place.country,
  region: place.region_code,
  city: place.city,
  today: localDay(now, place.time_zone),
});

/** Refuses an incomplete job, with each gap by field. */
export function assertComplete(job: JobRow, place: JobPlace, now: Date): void {
  const gaps = findGaps(toContent(job), toLawPlace(place, now));
  if (gaps.length > 0) throw failure(JOB_INCOMPLETE, { gaps });
}

/** Returns when a job opens and expires, as instants. */
export function openingInstants(job: Pick<JobRow, 'publish_on' | 'closes_on'>, timeZone: string) {
  return {
    goes_live_at: job.publish_on === null ? null : new Date(startOfDay(job.publish_on, timeZone)),
    expires_at: job.closes_on === null ? null : new Date(endOfDay(job.closes_on, timeZone)),
  };
}

/** Returns the hiring target of a reopened job: at least one more hire. */
const reopenedTarget = (job: JobRow): number => Math.max(job.hires_target, job.evergreen ? 1 : job.hires + 1);

/** Returns what going live adds to a job: a permanent slug, dates and an expiry. */
async function prepareGoLive({ db, clock }: LifecycleContext, job: JobRow, place: JobPlace): Promise<JobUpdate> {
  const now = clock.now();
  const wanted = createSlug(job.title, place.city);
  const slug = job.slug ?? uniqueSlug(wanted, await findSlugs(db, job.group_id, wanted === '' ? 'job' : wanted));
  const today = localDay(now, place.time_zone);
  const isPast = job.closes_on !== null && job.closes_on < today;
  const isOpenEnded = job.closes_on === null && !job.evergreen;
  const closes_on = isPast || isOpenEnded ? addDays(today, DEFAULT_OPEN_DAYS) : job.closes_on;
  return {
    ...(await copyPipeline(db, job)),
    slug,
    closes_on,
    ...openingInstants({ publish_on: job.publish_on, closes_on }, place.time_zone),
    published_at: now,
    public_at: publicFrom(job, now, place.time_zone),
    first_published_at: job.first_published_at ?? now,
    hires_target: reopenedTarget(job),
  };
}

/**
 * Does something to a job: checks that its state allows it, and that it is complete where it becomes public; then writes
 * state, listing and record, and says so. `actorId` is null for what happens by itself.
 */
export async function applyAction(
  means: LifecycleContext,
  job: JobRow,
  place: JobPlace,
  action: JobAction,
  actorId: string | null,
): Promise<JobRow> {
  const to = nextStatus(job.status, action);
  if (to === null) throw failure(JOB_ACTION_REFUSED, { status: job.status, allowed: allowedActions(job.status) });
  const isReopened = action === 'reopen';
  if ((to === 'LIVE' || to === 'SCHEDULED' || to === 'PENDING_APPROVAL') && action !== 'go_live') {
    // A closing day that has passed is moved on when a job is opened again, so it is not a gap then.
    assertComplete(isReopened ? { ...job, closes_on: null } : job, place, means.clock.now());
    await assertApproved(means.db, isReopened ? { ...job, hires_target: reopenedTarget(job) } : job);
  }
  const opens = to === 'LIVE' && action !== 'resume';
  const update = opens
    ? await prepareGoLive(means, job, place)
    : to === 'SCHEDULED'
      ? openingInstants(job, place.time_zone)
      : {};
  return setStatus(means, job, place, to, update, actorId);
}

/** Sets a job's status without checks, with listing, history and events. */
export async function setStatus(
  means: LifecycleContext,
  job: JobRow,
  place: JobPlace,
  to: JobStatus,
  update: JobUpdate,
  actorId: string | null,
): Promise<JobRow> {
  const { db, clock, emit } = means;
  const now = clock.now();
  const after = await jobRows.rewrite(db, job.id, { ...update, status: to, updated_at: now });
  await updateListing(db, after, now, place);
  await insertChange(db, {
    group_id: job.group_id,
    job_id: job.id,
    at: now,
    actor_id: actorId,
    kind: 'STATUS',
    from_status: job.status,
    to_status: to,
    fields: {},
  });
  const topics = [`brand:${job.location_id}` as const];
  await emit(JOB_STATUS_CHANGED.of({ group_id: job.group_id, topics, data: { job_id: job.id, status: to } }));
  if (to === 'LIVE') await emit(JOB_PUBLISHED.of({ group_id: job.group_id, topics, data: { job_id: job.id } }));
  return after;
}

/** Returns whether a job's publication day is still to come at its location. */
export function isScheduledAhead(job: Pick<JobRow, 'publish_on'>, place: JobPlace, now: Date): boolean {
  return job.publish_on !== null && !isExpired(startOfDay(job.publish_on, place.time_zone), now.toISOString());
}
