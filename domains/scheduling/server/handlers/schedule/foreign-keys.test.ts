import { makeEmployer } from '@hearth/domains/access/factory';
import { openRestaurant } from '@hearth/domains/team/factory';
import type { Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { SHIFTS_CHANGED } from '../../../contract/events.ts';

const server = await startTestServer();
const WEEK = '2026-11-16';
const NOTE = 'Between us: her last shift';

let restaurant: Restaurant;
let neighbour: string;
let colleague: string;
beforeEach(async () => {
  restaurant = await openRestaurant(server);
  const at = (brandId: string) => server.run((work) => makeEmployer(work, { brandId, as: 'LOCATION_MANAGER' }));
  neighbour = (await at(restaurant.there)).token;
  colleague = (await at(restaurant.here)).token;
});

const content = (note: string) => ({
  employee_id: null,
  position_id: restaurant.bar,
  date: '2026-11-17',
  start: '16:00',
  end: '23:30',
  unpaid_break_minutes: 30,
  paid_break_minutes: 0,
  station: '',
  note,
});
const save = (key: string, token = restaurant.manager.token, id = restaurant.here) =>
  server.call(
    contract.saveShifts,
    {
      params: { id },
      body: {
        idempotency_key: key,
        commands: [
          {
            kind: 'create',
            id: newId(),
            content: content(token === restaurant.manager.token && id === restaurant.here ? NOTE : 'Another'),
          },
        ],
        answers: [],
      },
    },
    token,
  );
const copy = (key: string, token = restaurant.manager.token, id = restaurant.here) =>
  server.call(
    contract.copyShifts,
    {
      params: { id },
      body: {
        idempotency_key: key,
        from: WEEK,
        to: '2026-11-23',
        days: 7,
        people: 'open',
        on_conflict: 'skip',
        dry_run: false,
      },
    },
    token,
  );
const publish = (key: string, token = restaurant.manager.token, id = restaurant.here) =>
  server.call(
    contract.publishSchedule,
    { params: { id }, body: { idempotency_key: key, week: WEEK, version: 1 } },
    token,
  );

describe('the key of a request is its sender’s alone, at the place where they sent it', () => {
  test.each([
    ['saving', save],
    ['copying', copy],
    ['publishing', publish],
  ] as const)('%s', async (_what, send) => {
    await save(newId());
    const key = newId();
    const sent = await send(key);
    expect(sent.status).toBe(200);
    for (const again of [save, copy, publish]) {
      // A key of one kind of request says nothing to the other kinds either, wherever it is told.
      for (const [token, at] of [
        [neighbour, restaurant.there],
        [colleague, restaurant.here],
        [restaurant.manager.token, restaurant.there],
      ] as const) {
        const reply = await again(key, token, at);
        expect(reply.text).not.toContain(NOTE);
        if (again === send)
          expect([reply.status, reply.refusal]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })]);
      }
    }
    expect((await send(key)).status).toBe(200);
  });
});

test('the key of a batch is told to its sender alone, and stands in nobody else’s news', async () => {
  const key = newId();
  await save(key);
  const rows = await server.run(({ db }) =>
    db.execute<{ data: object; aside: object | null }>(sql`
      select data, aside from platform.outbox where type = ${SHIFTS_CHANGED.type} and group_id = ${restaurant.groupId}`),
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows[0]?.data)).not.toContain(key);
  expect(rows[0]?.aside).toEqual({ user_id: restaurant.manager.userId, data: { key } });
});
