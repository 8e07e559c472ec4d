import {
  CAREER_PAGE,
  findApplicationBriefs,
  getApplicationBrief,
  correctSource,
} from '@hearth/domains/applications/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { groupScope, inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { referralChanged } from '../../contract/events.ts';
import type { ReferredBy } from '../../contract/schemas.ts';
import { toCoarseStage } from '../../rules/referral.ts';
import { findBonusesOf } from '../queries/bonus.ts';
import { findOfCandidate, findOfReferrer, findReferral, lockReferral, setDisputed } from '../queries/referral.ts';
import type { ReferralRow } from '../queries/referral.ts';
import { updateBonuses } from '../settle.ts';

const DEFAULT_LIMIT = 20;

/** Reads stages as the groups of the referrals, and only for the caller's referrals, reduced to five values. */
export const listOwnReferrals = implement(contract.listOwnReferrals, async ({ query }, { db, actor }) => {
  const window = { offset: query.offset ?? 0, limit: query.limit ?? DEFAULT_LIMIT };
  const rows = await findOfReferrer(db, actor.userId, window);
  const bonuses = Map.groupBy(
    await findBonusesOf(
      db,
      rows.map(({ id }) => id),
    ),
    (row) => row.referral_id,
  );
  const applications = await inScope(db, groupScope(rows.map((row) => row.group_id)), (groups) =>
    findApplicationBriefs(
      groups,
      rows.map((row) => row.application_id),
    ),
  );
  return {
    referrals: rows.map((row) => ({
      id: row.id,
      job_title: row.job_title,
      at: row.at.toISOString(),
      stage: toCoarseStage(applications.get(row.application_id)?.stage ?? 'NEW', row.disputed_at !== null),
      bonus: (bonuses.get(row.id) ?? []).map(({ id, amount, currency, after_days, due_on, state }) => ({
        id,
        amount,
        currency,
        after_days,
        due_on,
        state,
      })),
    })),
  };
});

const toReferredBy = (row: ReferralRow, disputed: boolean): ReferredBy => ({
  application_id: row.application_id,
  job_title: row.job_title,
  referrer_name: row.referrer_name,
  disputed,
});

export const listReferredBy = implement(contract.listReferredBy, async (_input, { db, actor }) => ({
  referred: (await findOfCandidate(db, actor.userId)).map((row) => toReferredBy(row, row.disputed_at !== null)),
}));

export const disputeReferral = implement(contract.disputeReferral, async ({ params }, work) => {
  const { db, actor, clock } = work;
  const own = await findReferral(db, params.application_id);
  if (own?.candidate_id !== actor.userId) throw failure(NOT_FOUND);
  return inScope(db, SYSTEM, async (system) => {
    const row = await lockReferral(system, params.application_id);
    if (row === undefined) throw failure(NOT_FOUND);
    if (row.disputed_at === null) {
      const now = clock.now();
      await setDisputed(system, row.id, now);
      await correctSource(system, row.application_id, CAREER_PAGE);
      await updateBonuses({ ...work, db: system }, { ...row, disputed_at: now });
      await work.emit(referralChanged(row));
    }
    return toReferredBy(row, true);
  });
});

export const getReferral = implement(contract.getReferral, async ({ params }, { db, grant }) => {
  await getApplicationBrief(db, grant, params.application_id);
  const row = await findReferral(db, params.application_id);
  return {
    referral: row === undefined ? null : { referrer_name: row.referrer_name, disputed: row.disputed_at !== null },
  };
});
