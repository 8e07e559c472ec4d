import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { beforeAll, expect, test } from 'vitest';
import { listMapPlaces } from '../../contract/endpoints.ts';
import { makeHiringGroups } from '@hearth/domains/jobs/factory';
import { boundsAround, GRID_CELLS, placePins } from '../../rules/job-map.ts';

/** As many locations as the largest chain that we know of has, and some jobs without a place on the map. */
const LOCATIONS = 13_600;
const UNPLACED = 5;
const JOBS = LOCATIONS + LOCATIONS / 10;

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);

/** Live listings: each location has one job, every tenth a second one; every fifth is a bar. Spread over the world by the golden angle. */
const FILL = `
  with number as (select nth from generate_series($2::int, $5::int) nth),
  post as (
    insert into jobs.job (id, group_id, location_id, position_name, title, description, language, status, slug, search_text, created_at, updated_at)
    select gen_random_uuid(), $3::uuid, $4::uuid, 'x', 'x', 'x', 'en', 'LIVE', 'post-' || nth || '-' || which, 'x', now(), now()
    from number, generate_series(1, case when nth % 10 = 0 then 2 else 1 end) which returning id, slug)
  insert into jobs.listing (job_id, group_id, location_id, slug, site_slug, site_name, employer, title, position_name, description, language,
    employment_type, pay_tips, usual_week, perks, questions, evergreen, place_name, address, city, region, country, latitude, longitude,
    search_text, place_text, tags, published_at, changed_at)
  select post.id, $3::uuid, overlay(overlay(md5('place ' || nth) placing '4' from 13) placing '8' from 17)::uuid, slug, 'harbour-house', 'Harbour House',
    'Harbour', 'x', 'x', 'x', 'en', 'PART_TIME', false, '[]', '[]', '[]', false, 'Place ' || nth, '', 'City ' || nth % 300, '', 'PT',
    case when nth <= $1::int then -50 + 115 * sqrt(nth::float8 / $1::int) end, case when nth <= $1::int then -170 + (nth * 137.508)::numeric % 340 end,
    'x', 'place', case when nth % 5 = 0 then '{BAR}' else '{}' end::text[], now(), now()
  from post join number on nth = split_part(slug, '-', 2)::int`;

/** So many at once are written well within the time that a statement may take. */
const BATCH = 1700;

beforeAll(async () => {
  await server.database.asOwner(async (query) => {
    for (let first = 1; first <= LOCATIONS + UNPLACED; first += BATCH) {
      const last = Math.min(first + BATCH - 1, LOCATIONS + UNPLACED);
      await query(FILL, [LOCATIONS, first, at.group, at.lisbon, last]);
    }
  });
}, 240_000);

const sum = (parts: readonly { readonly jobs: number }[]): number => parts.reduce((all, { jobs }) => all + jobs, 0);

test('every job of 13,600 locations is counted, in few clusters and one statement', async () => {
  const sent = await captureStatements(server.database, async () => {
    const { status, data } = await server.call(listMapPlaces, { query: {} });
    expect(status).toBe(200);
    expect(data).toMatchObject({ placed: JOBS, unplaced: UNPLACED });
    expect(sum(data.clusters)).toBe(JOBS);
    expect(data.clusters.reduce((all, { locations }) => all + locations, 0)).toBe(LOCATIONS);
    expect(data.clusters.length).toBeLessThanOrEqual((GRID_CELLS + 1) ** 2);
    expect(data.clusters.length).toBeGreaterThan(GRID_CELLS);
    for (const size of [
      { width: 1000, height: 480, apart: 110 },
      { width: 400, height: 400, apart: 66 },
    ]) {
      const pins = placePins(data.clusters, boundsAround(data.clusters), size);
      expect(sum(pins)).toBe(JOBS);
      expect(pins.length).toBeLessThan(60);
    }
  });
  expect(sent.filter((statement) => statement.includes('jobs.listing'))).toHaveLength(1);
});

test('a closer look counts all that is in it, and the clusters part down to single locations', async () => {
  const wide = (await server.call(listMapPlaces, { query: {} })).data.clusters[0];
  if (wide === undefined) throw new Error('There is a first cluster.');
  const bounds = [wide.west, wide.south, wide.east, wide.north] as const;
  const closer = (
    await server.call(listMapPlaces, { query: { bounds: bounds.map((edge) => edge.toFixed(4)).join(',') } })
  ).data;
  const inside = closer.clusters.filter(
    ({ longitude, latitude }) =>
      longitude >= wide.west - 0.001 &&
      longitude <= wide.east + 0.001 &&
      latitude >= wide.south - 0.001 &&
      latitude <= wide.north + 0.001,
  );
  expect(inside.length).toBeGreaterThan(5);
  expect(Math.abs(sum(inside) - wide.jobs)).toBeLessThan(wide.jobs / 4);
  expect(closer.placed).toBe(JOBS);
  const [one] = closer.clusters;
  if (one === undefined) throw new Error('There is a first cluster.');
  const near = `${(one.longitude - 0.01).toFixed(4)},${(one.latitude - 0.01).toFixed(4)},${(one.longitude + 0.01).toFixed(4)},${(one.latitude + 0.01).toFixed(4)}`;
  const { data } = await server.call(listMapPlaces, { query: { bounds: near } });
  expect(data.clusters.every(({ locations }) => locations <= 3)).toBe(true);
});

test('the map counts what the search finds', async () => {
  const { data } = await server.call(listMapPlaces, { query: { q: 'barman' } });
  expect(sum(data.clusters)).toBe(LOCATIONS / 5 + LOCATIONS / 10);
  expect(data.placed + data.unplaced).toBe((LOCATIONS + UNPLACED) / 5 + LOCATIONS / 10);
});

test('a search without hits has an empty map, and one location is a cluster of its own', async () => {
  const empty = await server.call(listMapPlaces, { query: { q: 'zzzz' } });
  expect(empty.data).toEqual({ clusters: [], placed: 0, unplaced: 0 });
  const gone = await server.call(listMapPlaces, { query: { location_id: newId() } });
  expect(gone.data.clusters).toEqual([]);
});

test.each(['bounds=1,2,3', 'bounds=a,b,c,d', 'bounds=1,2,3,4,5'])(
  'bounds that make no sense are refused: %s',
  async (query) => {
    expect((await server.request('GET', `/v1/public/jobs/map?${query}`)).status).toBe(400);
  },
);
