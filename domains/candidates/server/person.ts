import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Candidate, Likeness } from '../contract/schemas.ts';
import { likenessOf, looseKeys } from '../rules/alike.ts';
import { togetherOf } from '../rules/together.ts';
import { findApplied, findLike, findWriter } from './queries/candidate.ts';
import type { AppliedRow } from './queries/candidate.ts';
import { findAround } from './queries/pair.ts';
import type { PairRow } from './queries/pair.ts';

/** Somebody with all that was said of them, as far as a grant reaches. */
export interface FoundPerson {
  readonly userId: string;
  /** The account itself, and all that were said to be the same person. */
  readonly userIds: readonly string[];
  readonly pairs: readonly PairRow[];
  /** What all of them applied for. */
  readonly applied: readonly AppliedRow[];
}

/** The person behind an application. NOT_FOUND where the grant does not reach. */
export async function findPerson(tx: Tx, grant: BrandGrant, applicationId: string): Promise<FoundPerson> {
  const userId = await findWriter(tx, grant, applicationId);
  if (userId === undefined) throw failure(NOT_FOUND);
  const pairs = await findAround(tx, grant.groupId, [userId]);
  const same = pairs.filter(({ verdict }) => verdict === 'SAME');
  const everybody = [...new Set([userId, ...same.flatMap((pair) => [pair.low_user_id, pair.high_user_id])])];
  const together = togetherOf(everybody, same);
  const userIds = everybody.filter((id) => together.get(id) === together.get(userId));
  return { userId, userIds, pairs, applied: await findApplied(tx, grant, userIds) };
}

/** Others who may be this person: by rule, and unless somebody has said that they are not. */
export async function findPerhaps(
  tx: Tx,
  grant: BrandGrant,
  person: FoundPerson,
): Promise<readonly { readonly rows: readonly AppliedRow[]; readonly because: readonly Likeness[] }[]> {
  const keys = person.applied.map(looseKeys);
  const different = new Set(
    person.pairs
      .filter(({ verdict }) => verdict === 'DIFFERENT')
      .flatMap((pair) => [pair.low_user_id, pair.high_user_id]),
  );
  const found = await findLike(
    tx,
    grant,
    { stems: keys.map(({ stem }) => stem), tails: keys.map(({ tail }) => tail) },
    [...person.userIds, ...different],
  );
  return [...Map.groupBy(found, (row) => row.user_id).values()]
    .map((rows) => ({ rows, because: likenessOf(person.applied, rows) }))
    .filter(({ because }) => because.length > 0);
}

/** One account as it is shown; its rows are its own, the latest first. */
export function presentCandidate(rows: readonly AppliedRow[]): Candidate {
  const [latest] = rows;
  return {
    first_name: latest?.first_name ?? '',
    last_name: latest?.last_name ?? '',
    email: latest?.email ?? '',
    phone: latest?.phone ?? '',
    sources: [...new Set(rows.map(({ source }) => source).filter((source) => source !== ''))],
    applications: rows.map((row) => ({
      id: row.id,
      job_title: row.job_title,
      location_name: row.location_name,
      stage: row.stage,
      applied_at: row.applied_at.toISOString(),
    })),
  };
}
