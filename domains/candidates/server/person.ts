import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Candidate, MatchReason } from '../contract/schemas.ts';
import { findMatchReasons, indexKeys } from '../rules/alike.ts';
import { groupLinkedAccounts } from '../rules/together.ts';
import { findApplicantRows, findSimilarApplicants, findApplicant } from './queries/candidate.ts';
import type { ApplicantRow } from './queries/candidate.ts';
import { findConnectedPairs } from './queries/pair.ts';
import type { PairRow } from './queries/pair.ts';

/** A person with the verdicts on their duplicates, limited to a grant. */
export interface FoundPerson {
  readonly userId: string;
  /** The account itself, and all that were said to be the same person. */
  readonly userIds: readonly string[];
  readonly pairs: readonly PairRow[];
  /** What all of them applied for. */
  readonly applied: readonly ApplicantRow[];
}

/** Finds the person behind an application. NOT_FOUND outside the grant. NOT_FOUND where the grant does not reach. */
export async function findPerson(tx: Tx, grant: BrandGrant, applicationId: string): Promise<FoundPerson> {
  const userId = await findApplicant(tx, grant, applicationId);
  if (userId === undefined) throw failure(NOT_FOUND);
  const pairs = await findConnectedPairs(tx, grant.groupId, [userId]);
  const same = pairs.filter(({ verdict }) => verdict === 'SAME');
  const everybody = [...new Set([userId, ...same.flatMap((pair) => [pair.low_user_id, pair.high_user_id])])];
  const together = groupLinkedAccounts(everybody, same);
  const userIds = everybody.filter((id) => together.get(id) === together.get(userId));
  return { userId, userIds, pairs, applied: await findApplicantRows(tx, grant, userIds) };
}

/** Finds accounts that may be the same person, except those that somebody ruled out. */
export async function findPossibleDuplicates(
  tx: Tx,
  grant: BrandGrant,
  person: FoundPerson,
): Promise<readonly { readonly rows: readonly ApplicantRow[]; readonly because: readonly MatchReason[] }[]> {
  const keys = person.applied.map(indexKeys);
  const different = new Set(
    person.pairs
      .filter(({ verdict }) => verdict === 'DIFFERENT')
      .flatMap((pair) => [pair.low_user_id, pair.high_user_id]),
  );
  const found = await findSimilarApplicants(
    tx,
    grant,
    { stems: keys.map(({ stem }) => stem), tails: keys.map(({ tail }) => tail) },
    [...person.userIds, ...different],
  );
  return [...Map.groupBy(found, (row) => row.user_id).values()]
    .map((rows) => ({ rows, because: findMatchReasons(person.applied, rows) }))
    .filter(({ because }) => because.length > 0);
}

/** Presents one account from its application rows, newest first. */
export function presentCandidate(rows: readonly ApplicantRow[]): Candidate {
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
