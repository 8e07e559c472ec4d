import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import type { AskDays } from '../../contract/asking.ts';
import * as contract from '../../contract/endpoints.ts';
import { deleteAsPlanned, keepLonger, openKeepLink, unsubscribeFromKeeping } from '../../contract/link-endpoints.ts';
import { ASK_TO_KEEP } from '../jobs/ask-to-keep.ts';
import { FORGET_DUE } from '../jobs/forget-due.ts';
import { openScene } from './privacy.fixture.ts';

const { url, received } = await startMailServer();
const START = '2026-11-16T09:00:00Z';
const server = await startTestServer({ at: START, environment: { SMTP_URL: url } });
let scene: Awaited<ReturnType<typeof openScene>>;
beforeEach(async () => {
  server.clock.set(START);
  scene = await openScene(server);
  await server.settle();
  received.length = 0;
});
const DAY = 86_400_000;
// Two years are what holds where nobody says anything.
const IN_20_DAYS = 730 - 20;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Applies and waits so many days for nothing; whose mail goes to an address of their own. */
const apply = async (daysAgo: number, before?: { userId: string; token: string }) => {
  const made = await scene.apply('REJECTED', daysAgo, before);
  const email = `${made.userId}@example.com`;
  await server.run(({ db }) =>
    db.execute(sql`update applications.application set email = ${email} where id = ${made.id}`),
  );
  return { ...made, email };
};
const job = async (name: string): Promise<void> => {
  await server.run(({ enqueue }) => enqueue(jobNamed(name), {}));
  await server.settle();
};
const mailsTo = async (email: string) =>
  Promise.all(received.filter(({ to }) => to.includes(email)).map(({ text }) => PostalMime.parse(text)));
const ask = () => job(ASK_TO_KEEP);
const night = () => job(FORGET_DUE);
/** What the newest mail to somebody carries, of which the database holds a hash only. */
const tokenFor = async (userId: string): Promise<string> => {
  const [row] = await server.run(({ db }) =>
    db.execute<{ email: string }>(sql`select email from applications.application where user_id = ${userId} limit 1`),
  );
  const texts = (await mailsTo(row?.email ?? '')).map(({ text }) => text ?? '');
  return /token=([\w-]{43})/.exec(texts.findLast((text) => text.includes('token=')) ?? '')?.[1] ?? 'none';
};
const read = (token: string) => server.call(openKeepLink, { params: { token } });
const press = async (path: string, token: string) => {
  const { status, headers } = await server.request('POST', path, {
    headers: FORM,
    payload: new URLSearchParams({ token }).toString(),
  });
  return [status, headers['location']];
};
const isThere = async ({ id }: { id: string }): Promise<boolean> => (await scene.traces(id, []))?.['application'] === 1;
const set = (days: AskDays, token = scene.owner.token, id = scene.group.id) =>
  server.call(contract.setAskDays, { params: { id }, body: { ask_days: days } }, token);

test('thirty days before, somebody is asked once by mail, with a link to a page and one click that says no', async () => {
  const pia = await apply(IN_20_DAYS);
  const young = await apply(600);
  await ask();
  await ask();
  const [mail, ...others] = await mailsTo(pia.email);
  expect([others, await mailsTo(young.email)]).toEqual([[], []]);
  expect(mail?.subject).toContain('may we keep your application?');
  expect(mail?.text).toContain('6 December 2026');
  expect(mail?.text).toContain('another 12 months');
  expect(mail?.text).toContain(`/careers/-/keeping/asked?token=${await tokenFor(pia.userId)}`);
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('/unsubscribe');
});

test('reading the page changes nothing, however often', async () => {
  const pia = await apply(IN_20_DAYS);
  await ask();
  const token = await tokenFor(pia.userId);
  await read(token);
  expect((await read(token)).data).toMatchObject({
    span: 'YEAR_1',
    answer: null,
    applications: [{ deleted_at: '2026-12-06T09:00:00.000Z' }],
  });
  server.clock.advance(20 * DAY);
  await night();
  expect(await isThere(pia)).toBe(false);
});

test('a yes keeps for its span from then on, not longer, and the question goes with what it is about', async () => {
  const pia = await apply(IN_20_DAYS);
  await ask();
  const token = await tokenFor(pia.userId);
  server.clock.advance(5 * DAY);
  expect(await press(keepLonger.path, token)).toEqual([303, '/careers/-/keeping/kept']);
  server.clock.advance(DAY);
  await press(keepLonger.path, token);
  const { data } = await read(token);
  expect(data).toMatchObject({ answer: 'KEEP', applications: [{ deleted_at: '2027-11-22T09:00:00.000Z' }] });
  server.clock.set('2027-11-21T09:00:00Z');
  await ask();
  await night();
  expect([await isThere(pia), (await mailsTo(pia.email)).length]).toEqual([true, 1]);
  server.clock.advance(2 * DAY);
  await night();
  expect(await isThere(pia)).toBe(false);
  const asks = await server.run(({ db }) =>
    db.execute(sql`select 1 from privacy.keep_ask where user_id = ${pia.userId}`),
  );
  expect(asks).toEqual([]);
  expect((await read(token)).status).toBe(404);
  expect(await press(keepLonger.path, token)).toEqual([303, '/careers/-/keeping/over']);
});

test('what was asked and said goes along with what somebody takes: when, in which words, for how long', async () => {
  const pia = await apply(IN_20_DAYS);
  await ask();
  await press(keepLonger.path, await tokenFor(pia.userId));
  const { data } = await server.call(contract.exportOwnData, {}, pia.token);
  const at = new Date(START).toISOString();
  expect(data.keep_questions).toMatchObject([
    { words_version: 1, span: 'YEAR_1', answer: 'KEEP', asked_at: at, answered_at: at },
  ]);
});

test('a no, by the button or in one click, is deletion as planned; it can be said after a yes', async () => {
  const [pia, ana] = [await apply(IN_20_DAYS), await apply(IN_20_DAYS)];
  await ask();
  const [first, second] = [await tokenFor(pia.userId), await tokenFor(ana.userId)];
  await press(keepLonger.path, first);
  expect(await press(deleteAsPlanned.path, first)).toEqual([303, '/careers/-/keeping/ended']);
  const { status } = await server.request('POST', unsubscribeFromKeeping.path.replace('{token}', second), {
    headers: FORM,
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(status).toBe(200);
  await night();
  expect([await isThere(pia), await isThere(ana)]).toEqual([true, true]);
  expect((await read(second)).data.answer).toBe('DELETE');
  server.clock.advance(20 * DAY);
  await night();
  expect([await isThere(pia), await isThere(ana)]).toEqual([false, false]);
});

test('one mail is about all that somebody has in the group, and a yes keeps all of it', async () => {
  const first = await apply(IN_20_DAYS);
  const second = await apply(650, first);
  await ask();
  expect(await mailsTo(first.email)).toHaveLength(1);
  const token = await tokenFor(first.userId);
  expect((await read(token)).data.applications.map(({ deleted_at: at }) => at)).toEqual([
    '2027-02-04T09:00:00.000Z',
    '2026-12-06T09:00:00.000Z',
  ]);
  await press(keepLonger.path, token);
  server.clock.advance(100 * DAY);
  await ask();
  await night();
  expect([await isThere(first), await isThere(second), (await mailsTo(first.email)).length]).toEqual([true, true, 1]);
});

test('nobody is asked whose mail came back, who has no address, or who has less than three days left', async () => {
  const [back, none, late] = [await apply(IN_20_DAYS), await apply(IN_20_DAYS), await apply(728)];
  await server.run(async ({ db, clock }) => {
    await db.execute(sql`
      insert into messaging.unreachable (address, user_id, status, at) values (${back.email}, ${back.userId}, '5.1.1', ${clock.now()})`);
    await db.execute(sql`update applications.application set email = '' where id = ${none.id}`);
  });
  await ask();
  expect(received).toEqual([]);
  server.clock.advance(20 * DAY);
  await night();
  expect(await Promise.all([back, none, late].map(isThere))).toEqual([false, false, false]);
});

test('the group says how many days before, or that nobody is asked; a place does not', async () => {
  const pia = await apply(730 - 50);
  expect((await set(60)).data).toEqual({ ask_days: 60 });
  await ask();
  expect(await mailsTo(pia.email)).toHaveLength(1);
  await set(0);
  const ana = await apply(IN_20_DAYS);
  await ask();
  expect(await mailsTo(ana.email)).toEqual([]);
  const { data } = await server.call(
    contract.getRetention,
    { params: { id: scene.group.id }, query: {} },
    scene.owner.token,
  );
  expect(data.ask_days).toBe(0);
  expect((await set(30, scene.owner.token, scene.here)).status).toBe(404);
  expect((await set(30, scene.elsewhere.token)).status).toBe(403);
});

test('one that fails holds up none of the others', async () => {
  const [first, second] = [await apply(IN_20_DAYS), await apply(IN_20_DAYS)];
  await server.database.asOwner((_query, script) =>
    script(`create function privacy.refuse() returns trigger language plpgsql as $$ begin
        if new.user_id = '${first.userId}' then raise exception 'refused'; end if; return new; end $$;
      create trigger refuse before insert on privacy.keep_ask for each row execute function privacy.refuse()`),
  );
  await ask();
  await server.database.asOwner((_query, script) => script('drop function privacy.refuse cascade'));
  expect([(await mailsTo(first.email)).length, (await mailsTo(second.email)).length]).toEqual([0, 1]);
  await ask();
  expect(await mailsTo(first.email)).toHaveLength(1);
});
