import { openRestaurant } from '@hearth/domains/team/factory';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTeamLink, getTeamLink, openTeamWeek, revokeTeamLink } from '../../contract/team-link-endpoints.ts';

const server = await startTestServer();
type Restaurant = Awaited<ReturnType<typeof openRestaurant>>;

const create = (at: Restaurant, replaces: string | null = null, token = at.manager.token) =>
  server.call(createTeamLink, { params: { id: at.here }, body: { days: 30, replaces } }, token);
const read = (at: Restaurant) => server.call(getTeamLink, { params: { id: at.here } }, at.manager.token);
const open = (link: string, week?: string) => server.call(openTeamWeek, { body: { link, ...(week ? { week } : {}) } });

async function secretOf(at: Restaurant, replaces: string | null = null): Promise<string> {
  return (await create(at, replaces)).data.path.replace('/team-week#', '');
}

/** A restaurant that allows team links. */
async function openHouse(): Promise<Restaurant> {
  const restaurant = await openRestaurant(server);
  await show(restaurant, 'SHORT');
  return restaurant;
}

/** A published shift with a note that nobody outside reads. */
async function publish(at: Restaurant, employeeId: string | null, set: { date?: string; position?: string } = {}) {
  const { date = '2026-11-17', position = at.bar } = set;
  await server.run(async ({ db }) => {
    const place = { groupId: at.groupId, locationId: at.here };
    const { id } = await makeShift(db, place, {
      employee_id: employeeId,
      position_id: position,
      date,
      note: 'Till code 1234',
    });
    await db.execute(sql`
      insert into scheduling.published_shift (id, group_id, location_id, employee_id, position_id, position_name, local_date, start_time,
        end_time, time_zone, starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, published_at)
      select s.id, s.group_id, s.location_id, s.employee_id, s.position_id, p.name, s.local_date, s.start_time, s.end_time, s.time_zone,
        s.starts_at, s.ends_at, s.unpaid_break_minutes, s.paid_break_minutes, s.station, s.note, '2026-11-13T09:00:00Z'
      from scheduling.shift s join team.position p on p.id = s.position_id where s.id = ${id}`);
  });
}

async function show(at: Restaurant, names: 'OFF' | 'SHORT' | 'FULL'): Promise<void> {
  await server.run(({ db }) =>
    db.execute(sql`
      insert into core.brand_setting (group_id, brand_id, name, value, updated_at, version, locked)
      values (${at.groupId}, ${at.here}, 'scheduling.teamLink', ${JSON.stringify({ names })}::jsonb, now(), 1, false)
      on conflict (group_id, brand_id, name, service) do update set value = excluded.value`),
  );
}

test('whoever has the link sees the published week: short names, times, positions, open shifts; no notes, breaks or ids of people', async () => {
  const restaurant = await openHouse();
  await publish(restaurant, restaurant.ines.id);
  await publish(restaurant, null, { position: restaurant.kitchen });
  await publish(restaurant, restaurant.ines.id, { date: '2026-11-24' });
  const { data } = await open(await secretOf(restaurant));
  expect(data).toMatchObject({
    house: { name: 'Harbour Group' },
    location: { name: 'Harbour House' },
    week: '2026-11-16',
    earlier: '2026-11-09',
    later: '2026-11-23',
    today: '2026-11-16',
    published_at: '2026-11-13T09:00:00.000Z',
    people: [{ employee_id: '1', name: 'Inês Q.' }],
  });
  expect(new Set(data.shifts.map(({ employee_id: holder }) => holder))).toEqual(new Set(['1', null]));
  expect(Object.keys(data.shifts[0] ?? {}).toSorted()).toEqual([
    'date',
    'employee_id',
    'end',
    'id',
    'position_id',
    'start',
    'station',
  ]);
  const text = JSON.stringify(data);
  expect(text).not.toContain('1234');
  expect(text).not.toContain(restaurant.ines.id);
  expect(
    (await open(await secretOf(restaurant, (await read(restaurant)).data.link?.id), '2026-11-26')).data.shifts,
  ).toHaveLength(1);
});

test('the location decides how names are shown, and whether there are links: none until it has chosen', async () => {
  const restaurant = await openRestaurant(server);
  expect((await create(restaurant)).refusal.code).toBe('TEAM_LINK_OFF');
  await show(restaurant, 'SHORT');
  await publish(restaurant, restaurant.ines.id);
  const secret = await secretOf(restaurant);
  await show(restaurant, 'FULL');
  expect((await open(secret)).data.people[0]?.name).toBe('Inês Quintela');
  expect((await read(restaurant)).data.names).toBe('FULL');
  await show(restaurant, 'OFF');
  expect((await open(secret)).refusal.code).toBe('TEAM_LINK_NOT_VALID');
  expect((await create(restaurant, (await read(restaurant)).data.link?.id ?? null)).refusal.code).toBe('TEAM_LINK_OFF');
});

test('a removed link, one that was replaced, one that is over and one that nobody made all lead nowhere', async () => {
  const restaurant = await openHouse();
  const old = await secretOf(restaurant);
  const first = (await read(restaurant)).data.link;
  const current = await secretOf(restaurant, first?.id);
  expect((await open(old)).refusal.code).toBe('TEAM_LINK_NOT_VALID');
  expect((await open(current)).status).toBe(200);
  const { link } = (await read(restaurant)).data;
  expect(link?.last_read_at).not.toBeNull();
  const at = { params: { id: restaurant.here, link_id: link?.id ?? '' } };
  expect((await server.call(revokeTeamLink, at, restaurant.manager.token)).data.revoked).toBe(true);
  expect((await server.call(revokeTeamLink, at, restaurant.manager.token)).refusal.code).toBe('TEAM_LINK_CHANGED');
  expect((await open(current)).refusal.code).toBe('TEAM_LINK_NOT_VALID');
  expect((await open('A'.repeat(43))).refusal.code).toBe('TEAM_LINK_NOT_VALID');
  expect((await open('x')).refusal.code).toBe('TEAM_LINK_NOT_VALID');
  const late = await secretOf(restaurant);
  await server.run(({ db }) =>
    db.execute(sql`
      update rosters.team_link set created_at = '2026-01-01', expires_at = '2026-11-16T08:59:00Z'
      where location_id = ${restaurant.here} and revoked_at is null`),
  );
  expect((await open(late)).refusal.code).toBe('TEAM_LINK_NOT_VALID');
});

test('two managers at once make one link; the other is told', async () => {
  const restaurant = await openHouse();
  const other = await restaurant.managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  const both = await Promise.all([create(restaurant), create(restaurant, null, other.token)]);
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect((await create(restaurant)).refusal.code).toBe('TEAM_LINK_CHANGED');
});

test('only who may publish makes one, and what was done is on record without the secret', async () => {
  const restaurant = await openHouse();
  const planner = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await create(restaurant, null, planner.token)).status).toBe(403);
  const secret = await secretOf(restaurant);
  const rows = await server.run(({ db }) => db.query('select * from rosters.team_link, rosters.change'));
  expect(JSON.stringify(rows)).not.toContain(secret);
  const { link } = (await read(restaurant)).data;
  const changes = await server.run(({ db }) =>
    db.execute<{ action: string }>(sql`select action from rosters.change where link_id = ${link?.id}`),
  );
  expect(changes).toEqual([{ action: 'CREATED' }]);
});
