import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { makeApplication } from '../../../db/factory.ts';
import type { ListOrder } from '../../../rules/list-order.ts';
import { LIST_ORDERS } from '../../../rules/list-order.ts';
import { openJob } from '../hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
const NAMES = ['Émile', 'anna', 'Žofia', 'Bea', 'Anna', 'Emil', 'Cara'];
beforeAll(async () => {
  scene = await openJob(server);
  await server.run(async (work) => {
    for (const [index, name] of NAMES.entries()) {
      const hoursAgo = (hours: number) => new Date(work.clock.now().getTime() - hours * 3_600_000);
      await makeApplication(
        work,
        {
          group_id: scene.group.id,
          location_id: scene.group.locationIds[0],
          job_id: scene.job.id,
          user_id: (await makeUser(work)).userId,
        },
        {
          first_name: name,
          last_name: `L${index}`,
          stage: index === 6 ? 'REJECTED' : 'NEW',
          end_reason: index === 6 ? 'NO_SHOW' : null,
          // Two came at the same moment.
          applied_at: hoursAgo(Math.min(index, 5)),
          stage_entered_at: hoursAgo(index % 3),
          waiting_since: index % 2 === 0 ? null : hoursAgo(index),
        },
      );
    }
  });
});

type Query = Parameters<typeof server.call<typeof contract.listApplications>>[1]['query'];
const list = async (query: Query = {}, token = scene.owner.token) =>
  server.call(contract.listApplications, { params: { id: scene.group.id }, query }, token);
const names = async (query: Query) => (await list(query)).data.applications.map((line) => line.first_name);
async function throughPages(order: ListOrder, direction: 'ascending' | 'descending'): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { data } = await list({ order, direction, limit: '2', ...(cursor === undefined ? {} : { cursor }) });
    found.push(...data.applications.map((line) => line.id));
    cursor = data.next_cursor;
  }
  return found;
}

test.each(LIST_ORDERS.flatMap((order) => [[order, 'ascending'] as const, [order, 'descending'] as const]))(
  'page by page, by %s %s, everybody comes once and in the order of the whole list',
  async (order, direction) => {
    const whole = (await list({ order, direction })).data.applications.map((line) => line.id);
    expect(whole).toHaveLength(NAMES.length);
    expect(await throughPages(order, direction)).toEqual(whole);
  },
);

test('names are in order whatever their spelling', async () => {
  expect(await names({ order: 'name' })).toEqual(['anna', 'Anna', 'Bea', 'Cara', 'Emil', 'Émile', 'Žofia']);
});

test('who waits longest comes first, and who does not wait comes last', async () => {
  expect((await names({ order: 'waiting' })).slice(0, 3)).toEqual(['Emil', 'Bea', 'anna']);
});

test('a list holds the ended ones with their reason, and its total is of what it was narrowed to', async () => {
  const ended = (await list({ stage: ['REJECTED'] })).data;
  expect(ended).toMatchObject({ total: 1, applications: [{ first_name: 'Cara', end_reason: 'NO_SHOW' }] });
  expect((await list()).data.total).toBe(NAMES.length);
  expect((await list({ q: 'anna' })).data.total).toBe(2);
});

test('a cursor of another order, or none that was handed out, is refused', async () => {
  const { data } = await list({ order: 'name', limit: '1' });
  expect((await list({ order: 'applied', cursor: data.next_cursor ?? '' })).refusal.fields).toMatchObject([
    { field: 'cursor' },
  ]);
  expect((await list({ cursor: 'made-up' })).status).toBe(400);
});

test('a manager of another location sees nobody of this one', async () => {
  expect((await list({}, scene.elsewhere.token)).data).toEqual({
    applications: [],
    total: 0,
    next_cursor: null,
    pipelines: [],
  });
});
