import { makeEmployer } from '@hearth/domains/access/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { newId } from '@hearth/kit/id';
import { describe, expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { PUBLISHED, SHIFTS_CHANGED } from '../../../contract/events.ts';
import type { Conflict, ConflictAnswer, ShiftContent } from '../../../contract/schemas.ts';
import { makeShift } from '../../../db/factory.ts';

const server = await startTestServer();
const TUESDAY = '2026-11-17';
const WEEK = '2026-11-16';

function plan(restaurant: Restaurant, content: Partial<ShiftContent> = {}): Promise<{ id: string }> {
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  return server.run(({ db }) => makeShift(db, place, { employee_id: restaurant.ines.id, ...content }));
}

async function version(restaurant: Restaurant): Promise<number> {
  return (await week(restaurant)).version;
}

async function week(restaurant: Restaurant) {
  const input = { params: { id: restaurant.here }, query: { week: WEEK } };
  return (await server.call(contract.getSchedule, input, restaurant.manager.token)).data;
}

function publish(
  restaurant: Restaurant,
  body: {
    version: number;
    key?: string;
    employee_ids?: string[];
    answers?: ConflictAnswer[];
    token?: string;
    at?: string;
  },
) {
  const { key = newId(), token = restaurant.manager.token, at = restaurant.here, ...rest } = body;
  return server.call(
    contract.publishSchedule,
    { params: { id: at }, body: { idempotency_key: key, week: TUESDAY, ...rest } },
    token,
  );
}

async function mine(restaurant: Restaurant) {
  const query = { from: '2026-11-01', to: '2026-11-30' };
  return (await server.call(contract.listMyShifts, { query }, restaurant.ines.user.token)).data.shifts;
}

async function change(restaurant: Restaurant, id: string, set: Partial<ShiftContent>) {
  const shift = (await week(restaurant)).shifts.find((one) => one.id === id);
  return server.call(
    contract.saveShifts,
    {
      params: { id: restaurant.here },
      body: {
        idempotency_key: newId(),
        commands: [{ kind: 'change', id, expected_version: shift?.version ?? 0, set }],
        answers: [],
      },
    },
    restaurant.manager.token,
  );
}

async function eventsOf(restaurant: Restaurant, type: string): Promise<{ topics: string[] }[]> {
  return server.run(async ({ db }) => {
    const rows = await db.query('select topics from platform.outbox where group_id = $1 and type = $2 order by id', [
      restaurant.groupId,
      type,
    ]);
    return rows as unknown as { topics: string[] }[];
  });
}

test('those affected who have no account are counted apart: nothing reaches them, and the page says so', async () => {
  const restaurant = await openRestaurant(server);
  const samir = await restaurant.hireAt(restaurant.here);
  await plan(restaurant);
  await plan(restaurant, { employee_id: samir.id });
  const key = newId();
  const reply = await publish(restaurant, { version: 0, key });
  expect(reply.data).toMatchObject({ publication: { people_count: 2 }, notified_count: 1 });
  // Sent again by the same key, the answer is the same.
  expect((await publish(restaurant, { version: 0, key })).data).toMatchObject({ notified_count: 1 });
});

test('staff see nothing of a draft, and the whole shift once it is published', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await plan(restaurant, { position_id: restaurant.bar, station: 'Terrace' });
  expect(await mine(restaurant)).toEqual([]);
  const reply = await publish(restaurant, { version: 0 });
  expect(reply.data).toMatchObject({
    publication: { number: 1, week: WEEK, people_count: 1, change_count: 1 },
    diff: { people: [{ employee_id: restaurant.ines.id, added: [id], changed: [], removed: [] }] },
  });
  expect(await mine(restaurant)).toMatchObject([
    {
      id,
      location: { name: 'Harbour House' },
      position_name: 'Bartender',
      station: 'Terrace',
      start: '10:00',
      time_zone: 'Europe/Lisbon',
    },
  ]);
  expect((await week(restaurant)).shifts).toMatchObject([{ published: 'same' }]);
});

test('a change after publishing is a draft again: staff still see what was published', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await plan(restaurant);
  await publish(restaurant, { version: 0 });
  await change(restaurant, id, { end: '20:00' });
  expect(await mine(restaurant)).toMatchObject([{ end: '18:00' }]);
  expect((await week(restaurant)).shifts).toMatchObject([{ end: '20:00', published: { end: '18:00' } }]);
});

test('a removed shift stays with staff until it is published away', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await plan(restaurant);
  await publish(restaurant, { version: 0 });
  await server.call(
    contract.saveShifts,
    {
      params: { id: restaurant.here },
      body: { idempotency_key: newId(), commands: [{ kind: 'delete', id, expected_version: 1 }], answers: [] },
    },
    restaurant.manager.token,
  );
  expect(await mine(restaurant)).toHaveLength(1);
  await publish(restaurant, { version: await version(restaurant) });
  expect(await mine(restaurant)).toEqual([]);
  expect((await week(restaurant)).shifts).toEqual([]);
});

test('only people whose shifts change hear of it', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.managerWith([]);
  const colleague = await restaurant.hireAt(restaurant.here, { userId: other.userId });
  await plan(restaurant);
  await plan(restaurant, { employee_id: colleague.id });
  await publish(restaurant, { version: 0, employee_ids: [restaurant.ines.id] });
  const events = await eventsOf(restaurant, PUBLISHED.type);
  expect(events.map((event) => event.topics)).toEqual([
    [`brand:${restaurant.here}`, `user:${restaurant.ines.user.userId}`],
  ]);
  const seen = (await week(restaurant)).shifts.map((shift) => [shift.employee_id, shift.published]);
  expect(Object.fromEntries(seen)).toEqual({ [restaurant.ines.id]: 'same', [colleague.id]: null });
});

test('what was changed since the preview is not published unseen', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await plan(restaurant);
  const preview = await server.call(
    contract.previewPublication,
    { params: { id: restaurant.here }, query: { week: WEEK } },
    restaurant.manager.token,
  );
  expect(preview.data).toMatchObject({ version: 0, diff: { people_count: 1, change_count: 1 } });
  await change(restaurant, id, { end: '23:00' });
  expect((await publish(restaurant, { version: preview.data.version })).refusal).toMatchObject({
    code: 'CONFLICT_STALE',
    version: 1,
  });
  expect(await mine(restaurant)).toEqual([]);
});

test('twenty managers who publish at once make one publication', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const replies = await Promise.all(Array.from({ length: 20 }, () => publish(restaurant, { version: 0 })));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(new Set(replies.filter((reply) => reply.status !== 200).map((reply) => reply.refusal.code))).toEqual(
    new Set(['CONFLICT_STALE']),
  );
  const { data } = await server.call(
    contract.listPublications,
    { params: { id: restaurant.here }, query: { week: WEEK } },
    restaurant.manager.token,
  );
  expect(data.total).toBe(1);
  expect(await eventsOf(restaurant, PUBLISHED.type)).toHaveLength(1);
});

test('the same key again gives the same publication and tells nobody twice', async () => {
  const restaurant = await openRestaurant(server);
  await plan(restaurant);
  const key = newId();
  const replies = await Promise.all(Array.from({ length: 3 }, () => publish(restaurant, { version: 0, key })));
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map((reply) => reply.data.publication.id)).size).toBe(1);
  expect(await eventsOf(restaurant, PUBLISHED.type)).toHaveLength(1);
});

test('a week that staff see as it is cannot be published', async () => {
  const restaurant = await openRestaurant(server);
  expect((await publish(restaurant, { version: 0 })).refusal.code).toBe('NOTHING_TO_PUBLISH');
});

test('each publication can be read again with every change, before and after', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await plan(restaurant);
  await publish(restaurant, { version: 0 });
  await change(restaurant, id, { end: '20:00' });
  const second = await publish(restaurant, { version: await version(restaurant) });
  const reply = await server.call(
    contract.getPublication,
    { params: { id: restaurant.here, publication_id: second.data.publication.id } },
    restaurant.manager.token,
  );
  expect(reply.data).toMatchObject({
    number: 2,
    changes: [{ shift_id: id, before: { end: '18:00' }, after: { end: '20:00' } }],
  });
});

test('a saved change is told to managers of the location', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await plan(restaurant);
  await change(restaurant, id, { note: 'x' });
  expect(await eventsOf(restaurant, SHIFTS_CHANGED.type)).toEqual([{ topics: [`brand:${restaurant.here}`] }]);
});

test('someone who may only edit cannot publish', async () => {
  const restaurant = await openRestaurant(server);
  const editor = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await publish(restaurant, { version: 0, token: editor.token })).status).toBe(403);
});

describe('conflicts', () => {
  const LATE = { start: '16:00', end: '00:30' };
  const EARLY = { date: '2026-11-18', start: '09:00', end: '17:00' };

  /** Answers everything that a refusal names, all with one reason. */
  const answersTo = (refusal: Readonly<Record<string, unknown>>, reason: string): ConflictAnswer[] =>
    (refusal['conflicts'] as Conflict[]).map(({ key }) => ({ key, reason }));

  async function history(restaurant: Restaurant) {
    const input = { params: { id: restaurant.here }, query: {} };
    return (await server.call(contract.listShiftHistory, input, restaurant.manager.token)).data.entries;
  }

  test('a short rest is published with a word on the consent, which is kept as an edit keeps it', async () => {
    const restaurant = await openRestaurant(server);
    await plan(restaurant, LATE);
    const { id } = await plan(restaurant, EARLY);
    const refused = await publish(restaurant, { version: 0 });
    expect(refused.refusal).toMatchObject({ code: 'CONSENT_NEEDED', conflicts: [{ rule: 'rest_gap' }] });
    expect([await mine(restaurant), await version(restaurant), await history(restaurant)]).toEqual([[], 0, []]);

    const answers = answersTo(refused.refusal, 'Inês agreed by phone');
    expect((await publish(restaurant, { version: 0, answers })).status).toBe(200);
    expect(await mine(restaurant)).toHaveLength(2);
    expect((await week(restaurant)).answers).toMatchObject([{ ...answers[0], kind: 'CONSENTED', excess: 150 }]);
    expect(await history(restaurant)).toMatchObject([
      {
        shift_id: id,
        verb: 'CONSENTED',
        rule: 'rest_gap',
        reason: 'Inês agreed by phone',
        by: restaurant.manager.userId,
      },
    ]);
    // It holds for later changes as well, as long as the rest gets no shorter.
    await change(restaurant, id, { note: 'Bring the keys' });
    expect((await publish(restaurant, { version: await version(restaurant) })).status).toBe(200);
  });

  test('a block is overridden with a reason, and only by someone who may', async () => {
    const restaurant = await openRestaurant(server);
    const { id: newcomer } = await restaurant.hireAt(restaurant.here, { hireDate: '2026-12-01' });
    await plan(restaurant, { employee_id: newcomer });
    const publisher = await restaurant.managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
    const refused = await publish(restaurant, { version: 0 });
    expect(refused.refusal).toMatchObject({ code: 'SHIFT_CONFLICT', conflicts: [{ rule: 'not_employed' }] });
    const answers = answersTo(refused.refusal, 'Trial shift');
    const mayNot = await publish(restaurant, { version: 0, answers, token: publisher.token });
    expect(mayNot.refusal).toMatchObject({ code: 'OVERRIDE_NOT_ALLOWED', conflicts: [{ rule: 'not_employed' }] });
    expect((await week(restaurant)).answers).toEqual([]);
    expect((await publish(restaurant, { version: 0, answers })).status).toBe(200);
    expect((await week(restaurant)).answers).toMatchObject([{ kind: 'OVERRIDDEN', reason: 'Trial shift' }]);
  });

  test('no reason publishes two shifts at once; everyone else’s can be published', async () => {
    const restaurant = await openRestaurant(server);
    const colleague = await restaurant.hireAt(restaurant.here);
    await plan(restaurant);
    await plan(restaurant, { start: '12:00', end: '20:00' });
    await plan(restaurant, { employee_id: colleague.id });
    const refused = await publish(restaurant, { version: 0 });
    expect(refused.refusal).toMatchObject({ code: 'SHIFT_CONFLICT', conflicts: [{ rule: 'overlap' }] });
    const answers = answersTo(refused.refusal, 'They insist');
    expect((await publish(restaurant, { version: 0, answers })).refusal.code).toBe('SHIFT_CONFLICT');
    const others = await publish(restaurant, { version: 0, employee_ids: [colleague.id] });
    expect(others.data.diff.people.map((person) => person.employee_id)).toEqual([colleague.id]);
  });

  test('what became a conflict after it was published holds back no other change', async () => {
    const restaurant = await openRestaurant(server);
    const { id: leaver } = await restaurant.hireAt(restaurant.here);
    await plan(restaurant, { employee_id: leaver });
    await publish(restaurant, { version: 0 });
    await server.run(({ db }) => db.query("update team.employee set end_date = '2026-11-01' where id = $1", [leaver]));
    await plan(restaurant);
    expect((await publish(restaurant, { version: await version(restaurant) })).status).toBe(200);
  });

  test('an answer counts at the location where it is given, and for its own conflict alone', async () => {
    const restaurant = await openRestaurant(server);
    const { here, there, groupId, ines } = restaurant;
    await server.run(async ({ db }) => {
      await db.query('insert into team.secondary_location (employee_id, location_id, group_id) values ($1, $2, $3)', [
        ines.id,
        there,
        groupId,
      ]);
      await makeShift(db, { groupId, locationId: here }, { employee_id: ines.id, ...LATE });
      await makeShift(db, { groupId, locationId: there }, { employee_id: ines.id, ...EARLY });
    });
    const refused = await publish(restaurant, { version: 0, at: there });
    const answers = answersTo(refused.refusal, 'Inês agreed by phone');
    expect((await publish(restaurant, { version: 0, at: there, answers })).status).toBe(200);
    const foreign = { key: `overlap:${ines.id}:${newId()}`, reason: 'Not asked for' };
    expect((await publish(restaurant, { version: 0, answers: [foreign] })).refusal.code).toBe('CONSENT_NEEDED');
    expect((await publish(restaurant, { version: 0, answers: [foreign, ...answers] })).status).toBe(200);
    expect((await week(restaurant)).answers).toMatchObject([{ key: answers[0]?.key }]);
    const neighbour = await server.run((work) => makeEmployer(work, { brandId: there, as: ['PUBLISH_SCHEDULE'] }));
    expect((await publish(restaurant, { version: 1, answers, token: neighbour.token })).status).toBe(403);
  });
});
