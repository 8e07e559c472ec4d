import { namesOf } from '@hearth/domains/identity/service';
import { listJobsById } from '@hearth/domains/jobs/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { promiseAt } from '../../rules/bonus.ts';
import { findPlaces } from '../queries/place.ts';
import { findHolding, findRulesOf, insertRule, writtenRule } from '../queries/rule.ts';

/** Where a promise is made: a brand, or one post at a place that the grant reaches. */
async function provenTarget(tx: Tx, grant: BrandGrant, jobId: string | null) {
  const job = jobId === null ? undefined : (await listJobsById(tx, [jobId])).get(jobId);
  const placeId = job?.location_id ?? grant.brandId;
  const place = (await findPlaces(tx, [placeId])).get(placeId);
  const isReached = place?.path.some((id) => grant.nodes.some((node) => node === id)) ?? false;
  if (place === undefined || !isReached || (jobId !== null && job === undefined)) throw failure(NOT_FOUND);
  return { place, jobId };
}

async function shown(tx: Tx, { place, jobId }: Awaited<ReturnType<typeof provenTarget>>, now: Date) {
  const day = localDay(now, place.time_zone);
  const jobIds = jobId === null ? [] : [jobId];
  const rules = (await findHolding(tx, { brandIds: place.path, jobIds, day })).map(writtenRule);
  const own = await findRulesOf(tx, place.id, jobId);
  const names = await namesOf(
    tx,
    own.map((row) => row.by_user_id),
  );
  return {
    holds: promiseAt(rules, { path: place.path, jobId, day }),
    own: own.map((row) => ({
      id: row.id,
      brand_id: row.brand_id,
      brand_name: place.name,
      job_id: row.job_id,
      valid_from: row.valid_from,
      promise: writtenRule(row).promise,
      by_name: names.get(row.by_user_id) ?? '',
      at: row.at.toISOString(),
    })),
    currency: place.currency ?? 'EUR',
  };
}

export const getBonusRules = implement(contract.getBonusRules, async ({ query }, { db, grant, clock }) =>
  shown(db, await provenTarget(db, grant, query.job_id ?? null), clock.now()),
);

/** A day that is over is not written into: what was promised then stays. */
export const addBonusRule = implement(contract.addBonusRule, async ({ body }, { db, grant, actor, clock }) => {
  const now = clock.now();
  const target = await provenTarget(db, grant, body.job_id);
  const today = localDay(now, target.place.time_zone);
  const { promise } = body;
  await insertRule(db, {
    id: newId(now.getTime()),
    group_id: grant.groupId,
    brand_id: target.place.id,
    job_id: body.job_id,
    valid_from: body.valid_from < today ? today : body.valid_from,
    currency: promise?.currency ?? target.place.currency ?? 'EUR',
    parts: promise === null ? null : promise.parts,
    excluded: promise === null ? [] : promise.excluded,
    by_user_id: actor.userId,
    at: now,
  });
  return shown(db, target, now);
});
