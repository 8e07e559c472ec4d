import type { Tx } from '@hearth/platform/database';
import { findGroupGrants, findHolders } from '@hearth/domains/access/service';
import { localDay } from '@hearth/kit/local-day';
import type { BonusTerms } from '../contract/schemas.ts';
import { isExcluded, resolveTerms } from '../rules/bonus.ts';
import { findPlaces } from './queries/place.ts';
import { findApplicableRules, toRule } from './queries/rule.ts';

interface Post {
  readonly id: string;
  readonly location_id: string;
}

/** Finds the current bonus terms of some jobs, by the local day of each. */
export async function findTerms(
  tx: Tx,
  posts: readonly Post[],
  now: Date,
): Promise<ReadonlyMap<string, BonusTerms | null>> {
  const places = await findPlaces(tx, [...new Set(posts.map((post) => post.location_id))]);
  // Somewhere it may be tomorrow already; each post then counts by its own day.
  const lastDay = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const rows = await findApplicableRules(tx, {
    brandIds: [...new Set([...places.values()].flatMap(({ path }) => path))],
    jobIds: posts.map(({ id }) => id),
    day: lastDay,
  });
  const rules = rows.map(toRule);
  return new Map(
    posts.map(({ id, location_id: locationId }) => {
      const place = places.get(locationId);
      const day = localDay(now, place?.time_zone ?? 'UTC');
      return [id, place === undefined ? null : resolveTerms(rules, { path: place.path, jobId: id, day })];
    }),
  );
}

/** Returns whether a person's roles exclude them from a bonus. */
export async function isExcludedByRole(
  tx: Tx<'system'>,
  { excluded }: BonusTerms,
  at: { readonly groupId: string; readonly locationId: string; readonly userId: string },
  now: Date,
): Promise<boolean> {
  if (excluded.length === 0) return false;
  const holders = await findHolders(tx, { groupId: at.groupId, brandId: at.locationId }, 'HIRE', now);
  const grants = (await findGroupGrants(tx, at.groupId)).filter(
    ({ userId, validFrom, validUntil }) =>
      userId === at.userId && validFrom <= now && (validUntil === null || validUntil > now),
  );
  return isExcluded(excluded, {
    mayHireThere: holders.includes(at.userId),
    roles: new Set(grants.flatMap(({ role }) => (role === null ? [] : [role]))),
  });
}
