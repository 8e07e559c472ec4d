import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import { beginLogin, login } from '@hearth/domains/job-boards/contract';
import { startBoardPeer } from '@hearth/testing/peers/board-peer';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, expect, test } from 'vitest';
import { addSpending, getSourceCosts, listSpending, removeSpending } from '../../contract/cost-endpoints.ts';
import { TAKE_CAMPAIGN_COSTS } from '../jobs/take-campaign-costs.ts';

const peer = await startBoardPeer('hearth');
afterAll(() => peer.stop());
const boards = [
  {
    code: 'indoor',
    name: 'Indoor',
    address: peer.address,
    clientId: 'hearth',
    clientSecret: 'a secret of this client',
  },
];
const server = await startTestServer({
  at: '2026-11-20T12:00:00Z',
  environment: { JOB_BOARDS: JSON.stringify(boards) },
});
const at = await server.run(makeHiringGroups);
const post = (await server.call(createJob, { params: { id: at.group }, body: completeJob(at.lisbon) }, at.owner.token))
  .data;
await server.call(
  publishJob,
  { params: { id: at.group, job_id: post.id }, body: { version: post.version } },
  at.owner.token,
);
const LINE = {
  source: 'Radio',
  month: '2026-11-14',
  amount: 30_000,
  currency: 'EUR',
  note: '',
  job_id: null as string | null,
};
const add = (line: Partial<typeof LINE> = {}, token = at.manager.token, id: string = at.group) =>
  server.call(addSpending, { params: { id }, body: { ...LINE, ...line } }, token);
const costs = async (
  id: string = at.group,
  query: { days: string; job_id?: string } = { days: '90' },
  token = at.manager.token,
) => (await server.call(getSourceCosts, { params: { id }, query }, token)).data.sources;
const nightly = async () => {
  await server.run(({ enqueue }) => enqueue(jobNamed(TAKE_CAMPAIGN_COSTS), {}));
  await server.settle();
};

test('spending counts by the days of its month that the period holds, each currency for itself', async () => {
  expect(await costs()).toEqual([]);
  await add();
  await add({ currency: 'CHF', amount: 900 });
  expect(await costs()).toEqual([
    {
      source: 'Radio',
      costs: [
        { amount: 600, currency: 'CHF' },
        { amount: 20_000, currency: 'EUR' },
      ],
    },
  ]);
  expect(await costs(at.group, { days: '9' })).toEqual([
    {
      source: 'Radio',
      costs: [
        { amount: 300, currency: 'CHF' },
        { amount: 10_000, currency: 'EUR' },
      ],
    },
  ]);
});

test('what was spent on a post is told of its place and of the post alone', async () => {
  await add({ source: 'Flyer', job_id: post.id });
  expect((await costs(at.lisbon)).map(({ source }) => source)).toEqual(['Flyer']);
  expect((await costs(at.porto)).map(({ source }) => source)).toEqual([]);
  expect((await costs(at.group, { days: '90', job_id: post.id })).map(({ source }) => source)).toEqual(['Flyer']);
});

test('what was typed wrongly is taken away', async () => {
  const { data: line } = await add({ source: 'Slip' });
  const remove = (token: string) =>
    server.call(removeSpending, { params: { id: at.group, spending_id: line.id } }, token);
  expect((await remove(at.stranger.token)).status).toBe(404);
  expect((await remove(at.viewer.token)).status).toBe(403);
  expect((await remove(at.manager.token)).status).toBe(200);
  expect((await costs()).map(({ source }) => source)).not.toContain('Slip');
  expect((await remove(at.manager.token)).status).toBe(404);
});

test('who does not manage jobs there neither reads nor writes what they cost', async () => {
  expect((await add({}, at.viewer.token)).status).toBe(403);
  expect((await add({}, at.lisbonManager.token)).status).toBe(403);
  expect((await add({ job_id: post.id }, at.stranger.token, at.otherGroup)).status).toBe(404);
  const read = await server.call(getSourceCosts, { params: { id: at.group }, query: { days: '90' } }, at.viewer.token);
  expect(read.status).toBe(403);
});

test('campaigns cost a month what months before did not bear', async () => {
  const redirect = 'http://localhost:3000/oauth2';
  const begun = await server.call(
    beginLogin,
    { params: { job_board: 'indoor' }, body: { employer: at.group, redirect_uri: redirect } },
    at.owner.token,
  );
  const back = await fetch(begun.data.link, { redirect: 'manual' });
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
  await server.call(
    login,
    { params: { job_board: 'indoor' }, body: { authorization_code: code, employer: at.group, redirect_uri: redirect } },
    at.owner.token,
  );
  const campaign = { id: 'c1', name: 'Autumn', status: 'ACTIVE', budget: null, jobs: 1, clicks: 1, applicants: 1 };
  peer.campaigns.push(
    { ...campaign, spent: { amount: 3_000, currency: 'EUR' } },
    { ...campaign, id: 'c2', spent: null },
  );
  await nightly();
  await nightly();
  const lines = async () =>
    (await server.call(listSpending, { params: { id: at.group }, query: {} }, at.manager.token)).data.spending.filter(
      (line) => line.is_campaign,
    );
  expect(await lines()).toMatchObject([{ source: 'Indoor', month: '2026-11-01', amount: 3_000, note: 'Autumn' }]);
  peer.campaigns[0] = { ...campaign, spent: { amount: 5_000, currency: 'EUR' } };
  await nightly();
  const [line] = await lines();
  expect(line?.amount).toBe(5_000);
  const removed = await server.call(
    removeSpending,
    { params: { id: at.group, spending_id: line?.id ?? '' } },
    at.manager.token,
  );
  expect(removed.status).toBe(404);
});
