import { isValidAt, toPolicySnapshot } from '@hearth/domains/access/service';
import { findBrandPlaces } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { groupScope, inScope } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listMyAnnouncements as contract } from '../../contract/endpoints.ts';
import { findAudience, isNew } from '../../rules/audience.ts';
import { PAGE_SIZE } from '../../rules/limits.ts';
import { findAnnouncements } from '../queries/item.ts';
import { findSeen } from '../queries/seen.ts';

/** Lists the announcements of the caller's audience, which is resolved before the system scope reads. */
export const listMyAnnouncements = implement(contract, async ({ query }, { db, actor, clock, standing }) => {
  const now = clock.now();
  const grants = toPolicySnapshot(await standing()).grants.filter(
    (grant) => !grant.suspended && isValidAt(grant, now.getTime()),
  );
  const today = now.toISOString().slice(0, 10);
  const locationIds = (await findMyEmployments(db))
    .filter(({ end_date: end }) => end === null || end >= today)
    .map((employment) => employment.location_id);
  const places = locationIds.length === 0 ? [] : await findBrandPlaces(db, locationIds);
  const concern = findAudience([
    ...grants.map(({ path }) => ({ path, leads: true })),
    ...places.map(({ ancestorIds }) => ({ path: ancestorIds, leads: false })),
  ]);
  const groupIds = [...new Set([...grants.map((grant) => grant.groupId), ...places.map((place) => place.groupId)])];
  if (groupIds.length === 0) return { news: [], next: null };
  const rows = await inScope(db, groupScope(groupIds), (all) =>
    findAnnouncements(all, groupIds, concern, { before: query.before, limit: PAGE_SIZE + 1 }),
  );
  const page = rows.slice(0, PAGE_SIZE);
  const authors = await findNames(
    db,
    page.map((row) => row.author_id),
  );
  const seen = await findSeen(db, actor.userId);
  return {
    news: page.map((row) => ({
      id: row.id,
      brand_id: row.brand_id,
      brand_name: row.brand_name,
      author_name: authors.get(row.author_id) ?? '',
      title: row.title,
      body: row.body,
      published_at: row.published_at.toISOString(),
      is_new: row.author_id !== actor.userId && isNew(row.published_at, seen),
    })),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
});
