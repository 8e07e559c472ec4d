import { openRestaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { LawSetting } from '../../contract/schemas.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });
const COUNT = { from: '2026-01-01', employees: 900, locations: 40, city_employees: 60, city_locations: 6 };
const ON: LawSetting = { is_on: true, industry: 'FAST_FOOD', counts: [COUNT], school_terms: [], pins: [] };

async function open() {
  const at = await openRestaurant(server);
  const { token } = at.manager;
  const set = (value: LawSetting, version = 0, id = at.here, as = token) =>
    server.call(contract.setLaws, { params: { id }, body: { value, version } }, as);
  const get = async (id = at.here) => (await server.call(contract.getLaws, { params: { id }, query: {} }, token)).data;
  const move = (country: string | null, region: string | null, city: string | null) =>
    server.run(({ db }) =>
      db.query(
        'update core.brand set country_code = $2, region = $3, region_code = null, city = $4, postcode = null where id = $1',
        [at.here, country, region, city],
      ),
    );
  return { ...at, set, get, move };
}

test('the laws of a location explain themselves, each threshold with its source', async () => {
  const at = await open();
  await at.move('US', 'New York', 'Brooklyn');
  expect((await at.get()).packs.filter(({ holds }) => holds)).toMatchObject([{ code: 'us-minors' }]);
  expect((await at.set(ON)).data).toMatchObject({ version: 1, value: { industry: 'FAST_FOOD' } });
  const held = await at.get();
  const nyc = held.packs.find(({ code }) => code === 'us-nyc-fast-food');
  expect(nyc).toMatchObject({ holds: true, currency: 'USD', pin: null });
  expect(nyc?.reasons).toContainEqual({ what: 'LOCATIONS', is_met: true, is: '40', needed: '30' });
  expect(nyc?.rules.find(({ id }) => id === 'us-nyc-fast-food.rest')).toMatchObject({
    level: 'consent',
    figures: { minutes: 660 },
    is_verified: true,
    source: { read_on: '2026-11-29' },
  });
  expect(held.others.map(({ code }) => code)).toContain('de');
});

test('a pin needs a reason and decides; a law that there is not is refused', async () => {
  const at = await open();
  await at.move('US', 'New York', 'Brooklyn');
  const pinned = {
    ...ON,
    industry: null,
    pins: [{ pack: 'us-nyc-fast-food', holds: true, reason: 'We opened a counter' }],
  };
  await at.set(pinned);
  expect((await at.get()).packs.find(({ code }) => code === 'us-nyc-fast-food')).toMatchObject({
    holds: true,
    pin: { reason: 'We opened a counter' },
  });
  expect((await at.set({ ...pinned, pins: [{ pack: 'us-nyc-fast-food', holds: false, reason: ' ' }] }, 1)).status).toBe(
    400,
  );
  expect((await at.set({ ...pinned, pins: [{ pack: 'atlantis', holds: true, reason: 'x' }] }, 1)).refusal.code).toBe(
    'UNKNOWN_LAW_PACK',
  );
});

test.each([
  ['without counts', { ...ON, counts: [] }, 'LAWS_NEED_COUNTS'],
  ['with two counts of a day', { ...ON, counts: [COUNT, COUNT] }, 'LAW_COUNTS_TWICE'],
  [
    'with a term that ends before it begins',
    { ...ON, school_terms: [{ from: '2026-09-01', until: '2026-08-01' }] },
    'SCHOOL_TERM_REVERSED',
  ],
])('refuses to turn on %s', async (_says, value, code) => {
  const at = await open();
  expect((await at.set(value)).refusal.code).toBe(code);
});

test('a location that no pack knows says so, and another group’s is not found', async () => {
  const at = await open();
  await at.move(null, null, null);
  await at.set(ON);
  expect(await at.get()).toMatchObject({ packs: [], place: { country: '' } });
  const other = await open();
  expect((await at.set(ON, 0, other.here)).status).toBe(404);
  expect(
    (await server.call(contract.getLaws, { params: { id: other.here }, query: {} }, at.manager.token)).status,
  ).toBe(404);
  expect((await at.set(ON, 0)).refusal.code).toBe('CONFLICT');
});
