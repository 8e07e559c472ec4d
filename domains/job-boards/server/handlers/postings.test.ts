import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { changeJobStatus, updateJob } from '@hearth/domains/jobs/contract';
import { listApplications } from '@hearth/domains/applications/contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listBoardsOfJob, putPosting, retryPosting } from '../../contract/endpoints.ts';
import { FETCH_APPLICANTS, visitBoards } from '../jobs/fetch-applicants.ts';
import { BOARD, startBoards } from './boards.fixture.ts';

const { server, peer, at, signIn, liveJob } = await startBoards();
await signIn();

const inJob = (job_id: string) => ({ id: at.group, job_id });
const put = (job: string, wanted: boolean, token = at.owner.token, board = BOARD) =>
  server.call(putPosting, { params: { ...inJob(job), board }, body: { wanted } }, token);
const again = (job: string) => server.call(retryPosting, { params: { ...inJob(job), board: BOARD } }, at.owner.token);
const change = (job: string, action: 'pause' | 'resume' | 'close') =>
  server.call(changeJobStatus, { params: inJob(job), body: { action } }, at.owner.token);
const shown = async (job: string) => {
  const { data } = await server.call(listBoardsOfJob, { params: inJob(job) }, at.owner.token);
  return data.boards.find(({ board }) => board === BOARD)?.posting;
};
const log = async (job: string) =>
  ((await shown(job))?.deliveries ?? []).map(({ action, outcome, reason }) => [action, outcome, reason]).reverse();

beforeEach(() => {
  peer.heard.length = 0;
  peer.misbehave();
});

test('a job that is put on a board stands there, and the board is told of each change and of the end', async () => {
  const job = await liveJob(at.lisbon, 'Chef & host');
  expect((await put(job, true)).data.posting).toMatchObject({ wanted: true, goal: 'LIVE', status: 'WAITING' });
  await server.settle();
  expect(peer.jobs.get(job)).toBe('LIVE');
  expect(peer.heard[0]?.body).toMatchObject({
    reference: job,
    title: 'Chef & host',
    company: 'Harbour House',
    location: { city: 'Lisboa', country: 'PT' },
    pay: { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR' },
  });
  expect(String(peer.heard[0]?.body['url'])).toMatch(
    /\/careers\/harbour-house\/jobs\/chef-host-lisboa\?source=indoor$/,
  );
  expect(await shown(job)).toMatchObject({ status: 'DONE', address: `${peer.address}/show/${job}` });
  const edit = { version: 2, change: { title: 'Chef' } };
  await server.call(updateJob, { params: inJob(job), body: edit }, at.owner.token);
  await server.settle();
  await change(job, 'pause');
  await server.settle();
  expect(peer.jobs.get(job)).toBe('PAUSED');
  await change(job, 'resume');
  await server.settle();
  await change(job, 'close');
  await server.settle();
  expect(peer.jobs.has(job)).toBe(false);
  expect(await log(job)).toEqual(
    ['PUBLISH', 'UPDATE', 'PAUSE', 'PUBLISH', 'CLOSE'].map((action) => [action, 'DONE', null]),
  );
  expect(new Set(peer.heard.map(({ key }) => key)).size).toBe(5);
});

test('a job that nobody put on a board is not told of, nor one that was taken from it', async () => {
  const job = await liveJob(at.lisbon);
  await server.settle();
  expect(peer.heard).toEqual([]);
  await put(job, true);
  await put(job, false);
  await server.settle();
  await change(job, 'pause');
  await server.settle();
  expect([peer.jobs.has(job), peer.heard]).toEqual([false, []]);
});

test('a board that does not take a change is told again, with the same key; it takes it once', async () => {
  const job = await liveJob(at.lisbon);
  peer.misbehave(503, 429, 'lost');
  await put(job, true);
  await server.settle();
  expect(await log(job)).toEqual([
    ['PUBLISH', 'LATER', 'BUSY'],
    ['PUBLISH', 'LATER', 'BUSY'],
    ['PUBLISH', 'LATER', 'UNREACHABLE'],
    ['PUBLISH', 'DONE', null],
  ]);
  expect(peer.heard.map(({ isNew }) => isNew)).toEqual([true, true, true, false]);
  expect(new Set(peer.heard.map(({ key }) => key)).size).toBe(1);
});

test('after the last pause it is for people: "try again" tells the board once more', async () => {
  const job = await liveJob(at.lisbon);
  peer.misbehave(...Array.from({ length: 7 }, () => 503));
  await put(job, true);
  await server.settle();
  expect(await shown(job)).toMatchObject({ status: 'FAILED', next_try_at: null });
  expect((await log(job)).at(-1)).toEqual(['PUBLISH', 'FAILED', 'BUSY']);
  expect((await again(job)).data.posting?.status).toBe('WAITING');
  await server.settle();
  expect(await shown(job)).toMatchObject({ status: 'DONE' });
  const { length } = peer.heard;
  await again(job);
  await server.settle();
  expect(peer.heard.length).toBe(length);
});

test('what a board refuses is not tried again by itself, and stands there with its words, without our token', async () => {
  const job = await liveJob(at.lisbon);
  peer.misbehave(422);
  await put(job, true);
  await server.settle();
  expect((await shown(job))?.deliveries).toMatchObject([
    { outcome: 'FAILED', reason: 'REFUSED', detail: 'The title is too long.' },
  ]);
  peer.misbehave(400);
  await again(job);
  await server.settle();
  expect((await shown(job))?.deliveries[0]).toMatchObject({ outcome: 'FAILED', detail: '' });
});

test('a first try that may have reached the board is ended there when the job is', async () => {
  const job = await liveJob(at.lisbon);
  peer.misbehave('lost', ...Array.from({ length: 6 }, () => 503));
  await put(job, true);
  await server.settle();
  expect(peer.jobs.get(job)).toBe('LIVE');
  await change(job, 'close');
  await server.settle();
  expect(peer.jobs.has(job)).toBe(false);
});

test('a board that takes the sign-in no longer says so at the job, and takes the job after a new one', async () => {
  const job = await liveJob(at.porto);
  await put(job, true);
  await server.settle();
  peer.revokeAll();
  await server.call(updateJob, { params: inJob(job), body: { version: 2, change: { title: 'X' } } }, at.owner.token);
  await server.settle();
  expect((await log(job)).at(-1)).toEqual(['UPDATE', 'FAILED', 'SIGNED_OUT']);
  expect((await put(job, true)).refusal.code).toBe('BOARD_NOT_CONNECTED');
  await signIn();
  await again(job);
  await server.settle();
  expect((await log(job)).at(-1)).toEqual(['UPDATE', 'DONE', null]);
});

test('only those who manage jobs at the place put one on a board that they may use', async () => {
  const job = await liveJob(at.porto);
  const limited = await server.run((work) =>
    makeEmployer(work, { brandId: at.group, as: ['VIEW_JOBS', 'MANAGE_JOBS'], conditions: { JOB_BOARD: ['closed'] } }),
  );
  expect((await put(job, true, at.viewer.token)).status).toBe(403);
  expect((await put(job, true, at.lisbonManager.token)).status).toBe(404);
  expect((await put(job, true, at.stranger.token)).status).toBe(404);
  expect((await put(job, true, limited.token)).status).toBe(403);
  expect((await put(job, true, limited.token, 'closed')).refusal.code).toBe('BOARD_NOT_CONNECTED');
});

test('the record of attempts only grows', async () => {
  await expect(
    server.run(({ db }) => db.execute(sql`update job_boards.delivery set detail = 'never happened'`)),
  ).rejects.toThrow(/permission denied/);
});

const visit = async () => {
  await server.run(({ enqueue }) => enqueue(jobNamed(visitBoards.name), {}));
  await server.settle();
};
const arrived = async (job: string) => {
  const query = { job_id: job };
  const { data } = await server.call(
    listApplications,
    { params: { id: at.group }, query: query as never },
    at.owner.token,
  );
  return data.applications
    .map(({ first_name: name, source }) => [name, source])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
};

test('who applied at a board has an application here, once, with the board as its source', async () => {
  const job = await liveJob(at.lisbon, 'Waiter');
  const one = (id: string, first_name: string, more: Record<string, unknown> = {}) => ({
    id,
    reference: job,
    first_name,
    last_name: 'Silva',
    email: `${first_name.toLowerCase()}@example.org`,
    ...more,
  });
  peer.applicants.push(
    one('a1', 'Ana'),
    one('a2', 'Broken', { email: 'no address' }),
    one('a2b', 'Nul', { message: 'a\0b' }),
    { id: 'a3', reference: 'not a job' },
    one('a4', 'Bea', { language: 'pt' }),
    one('a5', 'Other', { reference: await foreignJob() }),
    one('a6', 'Ana', { last_name: 'Again' }),
  );
  await visit();
  expect(await arrived(job)).toEqual([
    ['Ana', 'Indoor'],
    ['Bea', 'Indoor'],
  ]);
  peer.applicants.push(one('a7', 'Cleo'));
  await visit();
  await server.run(({ db }) => db.execute(sql`update job_boards.connection set applicants_after = ''`));
  await visit();
  expect((await arrived(job)).map(([name]) => name)).toEqual(['Ana', 'Bea', 'Cleo']);
  const rows = await server.run(({ db }) =>
    db.execute<{ external_id: string; outcome: string }>(
      sql`select external_id, outcome from job_boards.applicant order by external_id`,
    ),
  );
  expect(rows.map((row) => row.outcome)).toEqual([
    'TAKEN',
    'UNREADABLE',
    'UNREADABLE',
    'UNREADABLE',
    'TAKEN',
    'JOB_OVER',
    'HAD_APPLIED',
    'TAKEN',
  ]);
});

/** A job of another group: a board must not put people there. */
async function foreignJob(): Promise<string> {
  const [row] = await server.run(({ db }) =>
    db.execute<{ id: string }>(sql`
      insert into jobs.job (id, group_id, location_id, position_name, title, description, language, status, search_text, created_at, updated_at)
      values (gen_random_uuid(), ${at.otherGroup}, ${at.vienna}, 'Kellner', 'Kellner', '', 'de', 'DRAFT', '', now(), now()) returning id`),
  );
  return row?.id ?? '';
}

test('a board that cannot be asked for applicants is asked again, and nothing is lost', async () => {
  peer.revokeAll();
  await server.run(({ enqueue }) =>
    enqueue(FETCH_APPLICANTS, { brand_id: at.group, board: BOARD }, { key: 'this board' }),
  );
  await server.settle();
  await signIn();
  const job = await liveJob(at.lisbon, 'Porter');
  peer.applicants.push({ id: 'b1', reference: job, first_name: 'Dia', last_name: 'Lee', email: 'dia@example.org' });
  await visit();
  expect((await arrived(job)).map(([name]) => name)).toEqual(['Dia']);
});
