import type { Actor, BrandGrant } from '@hearth/kit/access';
import { noteHire } from '@hearth/domains/requisitions/service';
import { failure, GONE, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { Job } from '../contract/schemas.ts';
import type { JobChange } from '@hearth/domains/job-library/schemas';
import { isForPublic } from '../rules/audience.ts';
import { EMPTY_CONTENT, applyChange } from '@hearth/domains/job-library/rules';
import { isPublic, nextStatus } from '../rules/post-status.ts';
import { splitSearchWords } from '@hearth/kit/text/search-text';
import { getGrantedPlace } from './access.ts';
import { startDraft } from './draft.ts';
import { applyAction } from './lifecycle.ts';
import { toContent } from './present.ts';
import { findEndedJobs, findJobAnywhere, findJobsByIds, jobRows } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';
import { findPlace } from './queries/place.ts';
import { findJobsByWords } from './queries/search.ts';
import type { JobHit } from './queries/search.ts';
export { distanceKm } from '../rules/distance.ts';
export { findInternalJob, listInternalJobs } from './staff-posts.ts';
export type { InternalJob } from './staff-posts.ts';
export { findUnfinishedAt } from './queries/unfinished.ts';
export { findPipelineCopies } from './queries/pipeline.ts';
export { hasPublishedJob } from './queries/begun.ts';
export { findEndingJobs } from './queries/ending.ts';

/** A job for other domains. Its questions contain knock-outs: never send them to a candidate. */
export type KnownJob = Pick<
  Job,
  | 'id'
  | 'group_id'
  | 'location_id'
  | 'title'
  | 'position_id'
  | 'position_name'
  | 'status'
  | 'language'
  | 'employment_type'
  | 'pay'
  | 'weekly_hours'
  | 'usual_week'
  | 'starts_on'
  | 'questions'
  | 'asks'
  | 'evergreen'
  | 'hires'
  | 'hires_target'
  | 'pipeline'
>;

function toKnownJob(row: JobRow): KnownJob {
  const content = toContent(row);
  return {
    id: row.id,
    group_id: row.group_id,
    location_id: row.location_id,
    title: content.title,
    position_id: content.position_id,
    position_name: content.position_name,
    status: row.status,
    language: content.language,
    employment_type: content.employment_type,
    pay: content.pay,
    weekly_hours: content.weekly_hours,
    usual_week: content.usual_week,
    starts_on: content.starts_on,
    questions: content.questions,
    asks: content.asks,
    evergreen: row.evergreen,
    hires: row.hires,
    hires_target: row.hires_target,
    pipeline: row.pipeline,
  };
}

/** Gets a visible job in any status. */
export async function getJob(tx: Tx, id: string): Promise<KnownJob> {
  const row = await findJobAnywhere(tx, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return toKnownJob(row);
}

/** Lists visible jobs, by id. */
export async function listJobsById(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, KnownJob>> {
  const rows = ids.length === 0 ? [] : await findJobsByIds(tx, ids);
  return new Map(rows.map((row) => [row.id, toKnownJob(row)]));
}

/** Lists which of these visible jobs are filled, closed or expired. */
export function listEndedJobs(tx: Tx, ids: readonly string[]): ReturnType<typeof findEndedJobs> {
  return findEndedJobs(tx, ids);
}

/**
 * Gets a job that can be applied for. Internal jobs need `staff`, which the caller vouches for. GONE when it no
 * longer can be; one that is for the staff is there for nobody else: the caller answers for whom it calls staff.
 */
export async function getOpenJob(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  id: string,
  who: 'anybody' | 'staff' = 'anybody',
): Promise<KnownJob> {
  const row = await inScope(db, SYSTEM, (system) => findJobAnywhere(system, id));
  if (row === undefined || row.first_published_at === null) throw failure(NOT_FOUND);
  if (who !== 'staff' && !isForPublic(row)) throw failure(NOT_FOUND);
  const isOver = row.expires_at !== null && row.expires_at <= clock.now();
  if (!isPublic(row.status) || isOver) throw failure(GONE);
  return toKnownJob(row);
}

/** Lists which of these jobs are open and belong to the same rollout as a job. */
export async function listOpenRolloutJobs(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  jobId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownJob>> {
  if (ids.length === 0) return new Map();
  const rows = await inScope(db, SYSTEM, (system) => findJobsByIds(system, [jobId, ...ids]));
  const rollout = rows.find(({ id }) => id === jobId)?.rollout_id ?? null;
  const now = clock.now();
  const open = rows.filter(
    (row) =>
      row.id !== jobId &&
      rollout !== null &&
      row.rollout_id === rollout &&
      isForPublic(row) &&
      isPublic(row.status) &&
      (row.expires_at === null || row.expires_at > now),
  );
  return new Map(open.map((row) => [row.id, toKnownJob(row)]));
}

/**
 * Counts one hire for a job, in the transaction that hires. When its target is reached and it is not evergreen, the job is
 * filled and leaves the career page. The caller has checked the right to hire.
 */
export async function recordHire(
  work: Pick<Work, 'db' | 'clock' | 'emit'>,
  jobId: string,
  actorId: string,
): Promise<{ readonly filled: boolean }> {
  const job = await findJobAnywhere(work.db, jobId, true);
  if (job === undefined) throw failure(NOT_FOUND);
  const counted = await jobRows.rewrite(work.db, jobId, { hires: job.hires + 1 });
  if (job.requisition_id !== null) await noteHire(work.db, job.requisition_id);
  const isReached = !counted.evergreen && counted.hires >= counted.hires_target;
  if (!isReached || nextStatus(counted.status, 'fill') === null) return { filled: false };
  const place = await findPlace(work.db, counted.location_id);
  if (place === undefined) throw failure(NOT_FOUND);
  await applyAction(work, counted, place, 'fill', actorId);
  return { filled: true };
}

/** Creates a draft at a location within a grant (MANAGE_JOBS). */
export async function createDraft(
  work: Pick<Work, 'db' | 'clock'> & { readonly actor: Actor; readonly grant: BrandGrant },
  locationId: string,
  said: JobChange,
): Promise<Job> {
  const place = await getGrantedPlace(work.db, work.grant, locationId);
  return startDraft(work, place, applyChange({ ...EMPTY_CONTENT, location_id: place.id }, said), null);
}

/** Searches jobs within a grant (VIEW_JOBS). */
export async function searchJobs(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<JobHit>> {
  const words = splitSearchWords(search.words.join(' '));
  return words.length === 0 ? { total: 0, hits: [] } : findJobsByWords(tx, grant, { ...search, words }, window);
}

export { toPay, toWeeklyHours } from './present.ts';
export type { ListingRow } from './queries/listing.ts';
export type { JobsTables } from './queries/tables.ts';
