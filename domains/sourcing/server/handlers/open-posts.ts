import { INTERNAL, referralSource, submitApplication } from '@hearth/domains/applications/service';
import { getPerson, limitCalls } from '@hearth/domains/identity/service';
import { findInternalJob, listInternalJobs } from '@hearth/domains/jobs/service';
import type { InternalJob } from '@hearth/domains/jobs/service';
import { failure, GONE, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { POST_APPLIED_FOR, POST_NOT_SHARED } from '../../contract/failures.ts';
import { LINK_DAYS } from '../../contract/limits.ts';
import type { OpenPost, BonusTerms } from '../../contract/schemas.ts';
import { totalAmount } from '../../rules/bonus.ts';
import { APPLICATIONS_PER_PERSON, LINKS_PER_PERSON, LINK_REUSE_DAYS } from '../../rules/limits.ts';
import { signCode, newNonce } from '../code.ts';
import { isExcludedByRole, findTerms } from '../promise.ts';
import { findOwnLink, insertLink } from '../queries/link.ts';
import { findAppliedFor, findOwnEmployments } from '../queries/staff.ts';
import type { Colleague } from '../queries/staff.ts';

const DEFAULT_LIMIT = 20;
const DAY_MS = 86_400_000;
const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

function presentPost(post: InternalJob, applied: ReadonlySet<string>, promise: BonusTerms | null): OpenPost {
  return {
    id: post.id,
    title: post.title,
    position_name: post.position_name,
    location_name: post.location_name,
    location_city: post.location_city,
    time_zone: post.time_zone,
    audience: post.audience,
    public_at: post.public_at,
    pay: post.pay,
    weekly_hours: post.weekly_hours,
    applied: applied.has(post.id),
    bonus: promise === null ? null : { amount: totalAmount(promise), currency: promise.currency },
  };
}

/** Gets a job with the caller's employment in its group; else NOT_FOUND. */
async function getOwnPost(
  db: Tx<'self'>,
  userId: string,
  jobId: string,
  now: Date,
): Promise<{ readonly post: InternalJob; readonly colleague: Colleague }> {
  const post = await findInternalJob(db, now, jobId);
  const colleague = (await findOwnEmployments(db, userId, utcDay(now))).find(
    ({ group_id: id }) => id === post?.group_id,
  );
  if (post === undefined || colleague === undefined) throw failure(NOT_FOUND);
  return { post, colleague };
}

export const listOpenPosts = implement(contract.listOpenPosts, async ({ query }, { db, actor, clock }) => {
  const now = clock.now();
  const jobs = await findOwnEmployments(db, actor.userId, utcDay(now));
  if (jobs.length === 0) return { posts: [], is_employed: false };
  const posts = await listInternalJobs(db, now, { offset: query.offset ?? 0, limit: query.limit ?? DEFAULT_LIMIT });
  const applied = await findAppliedFor(
    db,
    actor.userId,
    posts.map(({ id }) => id),
  );
  const promises = await findTerms(db, posts, now);
  return { posts: posts.map((post) => presentPost(post, applied, promises.get(post.id) ?? null)), is_employed: true };
});

export const getOpenPost = implement(contract.getOpenPost, async ({ params }, { db, actor, clock }) => {
  const now = clock.now();
  const { post } = await getOwnPost(db, actor.userId, params.job_id, now);
  const applied = await findAppliedFor(db, actor.userId, [post.id]);
  const promise = (await findTerms(db, [post], now)).get(post.id) ?? null;
  return { ...presentPost(post, applied, promise), description: post.description };
});

/** Skips the job's questions, since the employer knows its own people. */
export const applyInside = implement(contract.applyInside, async ({ params, body }, work) => {
  const { db, actor, clock } = work;
  const now = clock.now();
  const { post, colleague } = await getOwnPost(db, actor.userId, params.job_id, now);
  await limitCalls(db, 'inside-application', actor.userId, APPLICATIONS_PER_PERSON, now);
  const taken = await inScope(db, SYSTEM, async (tx) => {
    const { email } = await getPerson(tx, actor.userId);
    const said = {
      jobId: post.id,
      userId: actor.userId,
      firstName: colleague.first_name,
      lastName: colleague.last_name,
      email: email ?? '',
      phone: colleague.phone ?? '',
      message: body.message,
      language: body.language,
      source: INTERNAL,
    };
    return submitApplication({ ...work, db: tx }, said, 'staff');
  });
  if (taken === 'JOB_OVER') throw failure(GONE);
  if (taken === 'HAD_APPLIED') throw failure(POST_APPLIED_FOR);
  return { application_id: taken.id };
});

export const shareOpenPost = implement(contract.shareOpenPost, async ({ params }, { db, actor, clock }) => {
  const now = clock.now();
  const { post, colleague } = await getOwnPost(db, actor.userId, params.job_id, now);
  if (post.path === null) throw failure(POST_NOT_SHARED);
  await limitCalls(db, 'referral-link', actor.userId, LINKS_PER_PERSON, now);
  const madeAfter = new Date(now.getTime() - LINK_REUSE_DAYS * DAY_MS);
  let link = await findOwnLink(db, { jobId: post.id, userId: actor.userId, madeAfter });
  if (link === undefined) {
    link = {
      id: newId(now.getTime()),
      group_id: post.group_id,
      job_id: post.id,
      user_id: actor.userId,
      employee_id: colleague.employee_id,
      nonce: newNonce(),
      made_at: now,
      expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    };
    await insertLink(db, link);
  }
  const promise = (await findTerms(db, [post], now)).get(post.id) ?? null;
  const at = { groupId: post.group_id, locationId: post.location_id, userId: actor.userId };
  const leftOut =
    promise !== null && (await inScope(db, SYSTEM, (system) => isExcludedByRole(system, promise, at, now)));
  return {
    path: `${post.path}?source=${referralSource(await signCode(db, link.nonce))}`,
    expires_at: link.expires_at.toISOString(),
    promise: promise === null ? null : { currency: promise.currency, parts: promise.parts },
    is_excluded: leftOut,
  };
});
