import { makeEmployer } from '@hearth/domains/access/factory';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { beginLogin, checkLogin, getCampaign, listBoards, listCampaigns, logout } from '../../contract/endpoints.ts';
import { BOARD, REDIRECT, startBoards } from './boards.fixture.ts';

const lines: string[] = [];
const { server, peer, at, fromBoard, end, signIn } = await startBoards({ lines });
const params = { job_board: BOARD };
const isIn = async (token: string, employer?: string) =>
  (await server.call(checkLogin, { params, body: employer === undefined ? {} : { employer } }, token)).data
    .is_logged_in;
const leave = (employer = at.group) => server.call(logout, { params, body: { employer } }, at.owner.token);

test('a sign-in ends with the code that the board sent the popup back with; it is good once', async () => {
  expect(await isIn(at.owner.token)).toBe(false);
  const { code, state } = await fromBoard(at.group, at.owner.token);
  expect((await end(at.group, at.owner.token, code, state)).data).toEqual({ is_logged_in: true });
  expect(await isIn(at.owner.token)).toBe(true);
  expect((await end(at.group, at.owner.token, code, state)).refusal.code).toBe('BOARD_SIGN_IN_REFUSED');
  const { exchanges } = peer;
  expect((await end(at.group, at.owner.token, code)).refusal.code).toBe('BOARD_SIGN_IN_REFUSED');
  expect(peer.exchanges).toBe(exchanges);
});

test('the three fields of the specification are enough; the last attempt is meant then', async () => {
  expect((await signIn()).data).toEqual({ is_logged_in: true });
});

test('a code is good for its own attempt alone: crossed ones are both refused', async () => {
  const [one, two] = [await fromBoard(at.group, at.owner.token), await fromBoard(at.group, at.owner.token)];
  expect((await end(at.group, at.owner.token, one.code, two.state)).refusal.code).toBe('BOARD_SIGN_IN_REFUSED');
  expect((await end(at.group, at.owner.token, two.code, one.state)).refusal.code).toBe('BOARD_SIGN_IN_REFUSED');
});

test.each([
  ['another person', async (code: string, state: string) => end(at.group, at.manager.token, code, state)],
  ['another employer', async (code: string, state: string) => end(at.lisbon, at.owner.token, code, state)],
  ['a made-up state', async (code: string) => end(at.group, at.owner.token, code, 'made up')],
  [
    'another address of the same page',
    async (code: string, state: string) => end(at.group, at.owner.token, code, state, `${REDIRECT}?x=1`),
  ],
])('%s cannot end an attempt', async (_who, go) => {
  const { code, state } = await fromBoard(at.group, at.owner.token);
  expect((await go(code, state)).refusal.code).toBe('BOARD_SIGN_IN_REFUSED');
});

test('an attempt whose time is over is not ended', async () => {
  const { code, state } = await fromBoard(at.group, at.owner.token);
  await server.run(({ db }) => db.execute(sql`update job_boards.attempt set expires_at = ${server.clock.now()}`));
  expect((await end(at.group, at.owner.token, code, state)).refusal.code).toBe('BOARD_SIGN_IN_REFUSED');
});

test.each([
  'https://evil.example/oauth2',
  'http://localhost:3000/oauth2/',
  'http://localhost:3000/oauth2?next=https://evil.example',
  'http://localhost:3000.evil.example/oauth2',
])('a popup never comes back to %s', async (redirect_uri) => {
  const reply = await server.call(beginLogin, { params, body: { employer: at.group, redirect_uri } }, at.owner.token);
  expect([reply.status, reply.refusal.code]).toEqual([400, 'INVALID_INPUT']);
});

test('only those sign in who manage jobs there, at boards that they may use; others see nothing of it', async () => {
  const begin = (employer: string, token: string, job_board = BOARD) =>
    server.call(beginLogin, { params: { job_board }, body: { employer, redirect_uri: REDIRECT } }, token);
  const limited = await server.run((work) =>
    makeEmployer(work, { brandId: at.group, as: ['VIEW_JOBS', 'MANAGE_JOBS'], conditions: { JOB_BOARD: ['closed'] } }),
  );
  expect((await begin(at.group, at.viewer.token)).status).toBe(403);
  expect((await begin(at.group, at.lisbonManager.token)).status).toBe(403);
  expect((await begin(at.group, at.stranger.token)).status).toBe(404);
  expect((await begin(at.group, at.owner.token, 'unknown')).status).toBe(404);
  expect((await begin(at.group, limited.token)).status).toBe(403);
  expect((await begin(at.group, limited.token, 'closed')).status).toBe(200);
  const shown = await server.call(listBoards, { params: { id: at.group } }, limited.token);
  expect(shown.data.boards.map(({ code }) => code)).toEqual(['closed']);
});

test('a sign-in of a brand is that of everything below it, and of nothing beside it', async () => {
  await signIn();
  expect(await isIn(at.lisbonManager.token, at.lisbon)).toBe(true);
  expect(await isIn(at.lisbonManager.token)).toBe(true);
  expect(await isIn(at.stranger.token)).toBe(false);
  const { data } = await server.call(listBoards, { params: { id: at.lisbon } }, at.lisbonManager.token);
  expect(data.boards[0]?.connection).toMatchObject({ brand_id: at.group, brand_name: 'Harbour House', is_lost: false });
  expect(data.feeds.map(({ address }) => address)).toEqual([
    `http://localhost:3000/feeds/${at.lisbon}/indeed.xml`,
    `http://localhost:3000/feeds/${at.lisbon}/rss.xml`,
  ]);
  const out = await server.call(logout, { params, body: { employer: at.lisbon } }, at.lisbonManager.token);
  expect(out.status).toBe(403);
});

test('campaigns come in pages of 30 as the board tells of them, the day on which they were made only on wish', async () => {
  await signIn();
  const money = { amount: 50_000, currency: 'EUR' };
  for (let index = 0; index < 40; index += 1)
    peer.campaigns.push({
      id: `c${index}`,
      name: `Campaign ${index}`,
      status: index % 2 === 0 ? 'ACTIVE' : 'ENDED',
      budget: money,
      spent: null,
      jobs: 3,
      clicks: index,
      applicants: 1,
      created_date: '2026-11-01T00:00:00Z',
    });
  const list = async (query: Record<string, string>) =>
    (await server.call(listCampaigns, { params, query: query as never }, at.viewer.token)).data;
  const first = await list({});
  expect([first.campaigns.length, first.total, first.start, first.perPage]).toEqual([30, 40, 0, 30]);
  expect(first.campaigns[0]).not.toHaveProperty('created_date');
  const second = await list({ start: '30', include_created_date: 'true' });
  expect(second.campaigns.map(({ id }) => id)).toEqual(peer.campaigns.slice(30).map(({ id }) => id));
  expect(second.campaigns[0]?.created_date).toBe('2026-11-01T00:00:00Z');
  const ended = await list({ status: 'ENDED', perPage: '3' });
  expect(ended.campaigns.map(({ id }) => id)).toEqual(['c1', 'c3', 'c5']);
  expect((await server.request('GET', `/v1/${BOARD}/campaigns?perPage=0`, { token: at.owner.token })).status).toBe(400);
  const one = (id: string) => server.call(getCampaign, { params: { ...params, id }, query: {} }, at.viewer.token);
  expect((await one('c7')).data).toMatchObject({ name: 'Campaign 7', budget: money });
  expect((await one('unknown')).status).toBe(404);
});

test('a token that has run out is renewed once; one that the board takes no longer asks for a new sign-in', async () => {
  await signIn();
  const list = () => server.call(listCampaigns, { params, query: {} }, at.owner.token);
  await server.run(({ db }) => db.execute(sql`update job_boards.connection set expires_at = ${server.clock.now()}`));
  const { exchanges } = peer;
  expect((await list()).status).toBe(200);
  expect((await list()).status).toBe(200);
  expect(peer.exchanges).toBe(exchanges + 1);
  peer.revokeAll();
  expect((await list()).refusal.code).toBe('BOARD_NOT_CONNECTED');
  expect(await isIn(at.owner.token)).toBe(false);
  await signIn();
  expect(await isIn(at.owner.token)).toBe(true);
});

test('a board that does not answer, or not as it should, is told of as that', async () => {
  const closed = { job_board: 'closed' };
  const body = { employer: at.group, redirect_uri: REDIRECT };
  await server.call(beginLogin, { params: closed, body }, at.owner.token);
  const answer = await server.request('POST', '/v1/closed/login', {
    token: at.owner.token,
    body: { authorization_code: 'x', ...body },
  });
  expect([answer.status, answer.refusal.code]).toEqual([502, 'BOARD_UNREACHABLE']);
  await signIn();
  peer.campaigns.unshift({ id: 'bad', name: 7 });
  const list = await server.call(listCampaigns, { params, query: {} }, at.owner.token);
  expect(list.refusal.code).toBe('BOARD_UNREACHABLE');
  peer.campaigns.shift();
});

test('signing out forgets the sign-in, and tells the board; it needs no body', async () => {
  await signIn();
  const out = await server.request('POST', `/v1/${BOARD}/logout`, { token: at.owner.token });
  expect(out.data).toEqual({ is_logged_in: false });
  expect(await isIn(at.owner.token)).toBe(false);
  expect((await leave()).data).toEqual({ is_logged_in: false });
  const check = await server.request('POST', `/v1/${BOARD}/login/check`, { token: at.owner.token });
  expect(check.data).toEqual({ is_logged_in: false });
});

test('no secret of a board stands in the database as it is, nor in the log', async () => {
  await signIn();
  const kept = await server.run(({ db }) =>
    db.execute<{ t: string }>(sql`
      select coalesce(string_agg(t, ' '), '') as t from (
        select encode(sealed_tokens, 'escape') || client_id as t from job_boards.connection
        union all select encode(sealed_verifier, 'escape') from job_boards.attempt) all_of`),
  );
  const seen = `${kept[0]?.t ?? ''} ${lines.join(' ')}`;
  expect(peer.secrets.length).toBeGreaterThan(10);
  expect(peer.secrets.filter((secret) => seen.includes(secret))).toEqual([]);
});
