import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { JOB_PUBLISHED } from '@hearth/domains/jobs/events';
import { newId } from '@hearth/kit/id';
import { startWebhookReceiver } from '@hearth/testing/peers/webhook-receiver';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, expect, test } from 'vitest';
import { createWebhook } from '../../contract/endpoints.ts';

const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1000' } });
const receiver = await startWebhookReceiver();
afterAll(() => receiver.stop());

/** A group with so many webhooks to a path, and a way to make events happen there. */
async function openGroup(webhooks: number, path: string) {
  const { group, owner } = await server.run(async (work) => {
    const made = await makeGroup(work);
    return { group: made, owner: await makeEmployer(work, { brandId: made.id, as: 'ENTERPRISE_OWNER' }) };
  });
  const body = { name: 'Payroll', address: receiver.origin + path, events: ['job.published' as const] };
  for (let count = 0; count < webhooks; count += 1)
    await server.call(createWebhook, { params: { id: group.id }, body: { ...body, brand_id: group.id } }, owner.token);
  const happen = (times: number) =>
    server.run(async ({ emit }) => {
      const topics = [`brand:${group.locationIds[0]}` as const];
      for (let count = 0; count < times; count += 1)
        await emit(JOB_PUBLISHED.of({ group_id: group.id, topics, data: { job_id: newId() } }));
    });
  const rows = () =>
    server.run(({ db }) =>
      db.query('select state, tried_at, failure from webhooks.delivery where group_id = $1', [group.id]),
    );
  return { happen, rows };
}

test(
  'a group whose many receivers are slow leaves room for the deliveries of others',
  { timeout: 60_000 },
  async () => {
    const held: (() => void)[] = [];
    receiver.answer('/slow', (response) => void held.push(() => response.writeHead(204).end()));
    const [slow, other] = [await openGroup(10, '/slow'), await openGroup(1, '/other')];
    await slow.happen(10);
    const settled = server.settle();
    await expect.poll(() => held.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(10);
    await other.happen(1);
    const settledToo = server.settle();
    await expect.poll(() => receiver.messages('/other').length, { timeout: 30_000 }).toBe(1);
    // It came while the first ones were still waited for, not in a place that one of them had left. Two runs are under way here, with ten places each.
    expect(held.length).toBeLessThanOrEqual(20);
    expect((await slow.rows()).filter(({ tried_at: at }) => at !== null)).toEqual([]);
    receiver.answer('/slow', undefined);
    for (const release of held) release();
    await Promise.all([settled, settledToo]);
    const states = [...(await slow.rows()), ...(await other.rows())].map(({ state }) => state);
    expect([states.length, new Set(states)]).toEqual([101, new Set(['DELIVERED'])]);
  },
);

test('a secret that cannot be opened holds up no other webhook', async () => {
  const [broken, sound] = [await openGroup(1, '/broken'), await openGroup(1, '/sound')];
  await server.run(({ db }) =>
    db.query(`update webhooks.endpoint set secret = 'damaged' where address like '%/broken'`),
  );
  await broken.happen(1);
  await sound.happen(1);
  await server.settle();
  expect([receiver.messages('/broken').length, receiver.messages('/sound').length]).toEqual([0, 1]);
  // Judged as any failed try, so that it is tried again, and its managers hear of it when that goes on.
  expect(await broken.rows()).toMatchObject([{ state: 'WAITING', tried_at: expect.any(Date), failure: 'UNREACHABLE' }]);
});
