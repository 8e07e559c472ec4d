import type { Tx } from '@hearth/platform/database';
import { findGroupGrants, findHolders } from '@hearth/domains/access/service';
import { localDay } from '@hearth/kit/local-day';
import type { Promised } from '../contract/schemas.ts';
import { isExcluded, promiseAt } from '../rules/bonus.ts';
import { findPlaces } from './queries/place.ts';
import { findHolding, writtenRule } from './queries/rule.ts';

interface Post {
  readonly id: string;
  readonly location_id: string;
}

/** What is promised for a referral to each of some posts now, by the clock of its place. */
export async function promisesFor(
  tx: Tx,
  posts: readonly Post[],
  now: Date,
): Promise<ReadonlyMap<string, Promised | null>> {
  const places = await findPlaces(tx, [...new Set(posts.map((post) => post.location_id))]);
  // Somewhere it may be tomorrow already; each post then counts by its own day.
  const lastDay = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const rows = await findHolding(tx, {
    brandIds: [...new Set([...places.values()].flatMap(({ path }) => path))],
    jobIds: posts.map(({ id }) => id),
    day: lastDay,
  });
  const rules = rows.map(writtenRule);
  return new Map(
    posts.map(({ id, location_id: locationId }) => {
      const place = places.get(locationId);
      const day = localDay(now, place?.time_zone ?? 'UTC');
      return [id, place === undefined ? null : promiseAt(rules, { path: place.path, jobId: id, day })];
    }),
  );
}

/** Whether somebody's role is one that gets nothing of a promise. */
export async function isLeftOut(
  tx: Tx<'system'>,
  { excluded }: Promised,
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
