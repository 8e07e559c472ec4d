import type { Actor, BrandGrant } from '@hearth/kit/access';
import { Failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { lockApprovedHeadcount } from '@hearth/domains/requisitions/service';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { RolloutCounts, PlaceOutcome } from '../contract/rollout-schemas.ts';
import { HEADCOUNT_USED, JOB_INCOMPLETE, REQUISITION_NEEDED } from '../contract/failures.ts';
import { adaptContent } from '../rules/rollout.ts';
import type { Gap } from '../rules/completeness.ts';
import type { LawPlace } from '@hearth/domains/job-library/rules';
import { lockGrantedJob, getGrantedJob } from './access.ts';
import { insertDraft } from './draft.ts';
import { toLawPlace } from './lifecycle.ts';
import { toContent } from './present.ts';
import { publishPost } from './publishing.ts';
import { beginRollout, countRollouts, lockRollout } from './queries/rollout.ts';
import { findJobAnywhere } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';

type RolloutContext = Pick<Work, 'db' | 'clock' | 'emit'> & { readonly actor: Actor; readonly grant: BrandGrant };

/** Counts the jobs of these rollouts by status, in one query. */
export async function countRolloutsOf(
  tx: Tx,
  grant: BrandGrant,
  jobs: readonly Pick<JobRow, 'rollout_id'>[],
): Promise<RolloutCounts[]> {
  const ids = [...new Set(jobs.flatMap(({ rollout_id: id }) => id ?? []))];
  const lines = Map.groupBy(await countRollouts(tx, grant, ids), (line) => line.rollout_id);
  return [...lines].map(([rollout_id, states]) => ({
    rollout_id,
    posts: states.reduce((sum, { posts }) => sum + posts, 0),
    counts: Object.fromEntries(states.map(({ status, posts }) => [status, posts])),
  }));
}

/** Locks a job's rollout, starting one if needed, so that nobody else extends it. Nobody else posts it meanwhile. */
export async function lockRolloutOf(
  { db, grant }: RolloutContext,
  jobId: string,
): Promise<{ readonly source: JobRow; readonly rolloutId: string; readonly posts: ReadonlyMap<string, JobRow> }> {
  // The rollout before the post, in the same order for everybody: two who begin at different posts do not block each other.
  const { rollout_id: known } = await getGrantedJob(db, grant, jobId);
  if (known !== null) await lockRollout(db, known);
  const source = await lockGrantedJob(db, grant, jobId);
  const rolloutId = source.rollout_id ?? newId();
  if (source.rollout_id === null) await beginRollout(db, source.id, rolloutId);
  const rows = await lockRollout(db, rolloutId);
  return { source, rolloutId, posts: new Map(rows.map((row) => [row.location_id, row])) };
}

/**
 * Adds a draft to a rollout; it fills the same request where that covers its location. It fills the request of the
 * first where that covers its place.
 */
export async function addRolloutJob(
  means: RolloutContext,
  rolloutId: string,
  source: { readonly job: JobRow; readonly place: LawPlace },
  place: JobPlace,
): Promise<JobRow> {
  const { db, clock } = means;
  const { job } = source;
  const content = adaptContent(toContent(job), source.place, { ...toLawPlace(place, clock.now()), id: place.id });
  const request = content.requisition_id;
  const covers = request !== null && (await lockApprovedHeadcount(db, request, place.id)) !== undefined;
  const id = await insertDraft(
    means,
    place,
    { ...content, requisition_id: covers ? request : null },
    // A post that is for the staff stays so wherever it goes.
    { template_id: job.template_id, rollout_id: rolloutId, audience: job.audience, staff_days: job.staff_days },
  );
  const made = await findJobAnywhere(db, id);
  if (made === undefined) throw new Error('a post that was just written is not there');
  return made;
}

type RefusalReason = NonNullable<PlaceOutcome['refused']>;
const REFUSALS: ReadonlySet<string> = new Set([JOB_INCOMPLETE.code, REQUISITION_NEEDED.code, HEADCOUNT_USED.code]);

/** Publishes a job if it is complete, else returns the reason. */
export async function publishIfReady(
  means: RolloutContext,
  job: JobRow,
  place: JobPlace,
): Promise<{ readonly job: JobRow; readonly refused: RefusalReason | null }> {
  // Figures were copied, money cannot be: somebody has to say what is paid in the money of the place.
  if (job.pay_currency !== null && job.pay_currency !== place.currency)
    return { job, refused: { code: 'OTHER_CURRENCY', gaps: [] } };
  try {
    return { job: await publishPost(means, job, place), refused: null };
  } catch (error) {
    if (!(error instanceof Failure) || !REFUSALS.has(error.kind.code)) throw error;
    const { gaps = [] } = error.data as { gaps?: readonly Gap[] };
    return { job, refused: { code: error.kind.code as RefusalReason['code'], gaps: [...gaps] } };
  }
}
