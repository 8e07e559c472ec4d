import { decodeCursor, encodeCursor, sortKey } from '@hearth/domains/core/service';
import { distanceKm } from '@hearth/domains/jobs/service';
import type { BrandGrant } from '@hearth/kit/access';
import { instant, uuid } from '@hearth/kit/schema';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import * as contract from '../../contract/endpoints.ts';
import type { PoolOrder } from '../../contract/reasons.ts';
import type { PoolFilter } from '../../contract/schemas.ts';
import { presentEntries } from '../present.ts';
import { countPool, findPoolPage, toCursor } from '../queries/list.ts';
import { findLocations } from '../queries/place.ts';

const PAGE = 50;
const DAY_MS = 86_400_000;

/** Returns the schema of a cursor; a cursor of another order is invalid. */
const cursorSchema = (order: PoolOrder) =>
  z.strictObject({
    order: z.literal(order),
    key: order === 'name' ? sortKey : instant,
    id: uuid,
  });

/** Finds locations within a distance, or only the given one if it has no coordinates. */
async function findNearbyLocations(tx: Tx, grant: BrandGrant, near: string, km: number | undefined): Promise<string[]> {
  const places = await findLocations(tx, grant);
  const middle = places.find(({ id }) => id === near);
  if (middle === undefined) return [];
  const { latitude, longitude } = middle;
  if (km === undefined || latitude === null || longitude === null) return [near];
  return places
    .filter(
      (place) =>
        place.id === near ||
        (place.latitude !== null &&
          place.longitude !== null &&
          distanceKm({ latitude, longitude }, { latitude: place.latitude, longitude: place.longitude }) <= km),
    )
    .map(({ id }) => id);
}

async function toListFilter(tx: Tx, grant: BrandGrant, query: PoolFilter, now: Date) {
  return {
    words: (query.q ?? '').split(/\s+/).filter((word) => word !== ''),
    tagIds: query.tag ?? [],
    position: query.position,
    locationIds: query.near === undefined ? undefined : await findNearbyLocations(tx, grant, query.near, query.km),
    silentSince: query.silent_days === undefined ? undefined : new Date(now.getTime() - query.silent_days * DAY_MS),
  };
}

export const listPool = implement(contract.listPool, async ({ query }, { db, grant, clock }) => {
  const { order = 'added', limit = PAGE, cursor } = query;
  const now = clock.now();
  const after = decodeCursor(cursorSchema(order), cursor);
  const filter = await toListFilter(db, grant, query, now);
  const rows = await findPoolPage(db, grant, filter, { order, after, limit });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    entries: await presentEntries(db, shown, now),
    total: await countPool(db, grant, filter),
    next_cursor: last === undefined ? null : encodeCursor({ order, ...toCursor(order, last) }),
  };
});
