import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/ask-endpoints.ts';
import { countUnreadEmployer, listMessages } from '../../../contract/endpoints.ts';
import type { Message } from '../../../contract/schemas.ts';

const { url, received } = await startMailServer();
const server = await startTestServer({
  environment: { SMTP_URL: url, MAIL_IN_DOMAIN: 'in.example.com', MAIL_IN_SECRET: 'a secret of more than 32 letters' },
});
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function makeScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    const candidate = await makeUser(work);
    await markEmailVerified(work, candidate.userId);
    return {
      group,
      candidate,
      manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      head: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
      neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
      stranger: await makeUser(work),
    };
  });
  const [location_id] = made.group.locationIds;
  const job = await server.call(
    createJob,
    { params: { id: made.group.id }, body: completeJob(location_id) },
    made.head.token,
  );
  const at = { group_id: made.group.id, location_id, job_id: job.data.id, user_id: made.candidate.userId };
  return { ...made, id: await server.run((work) => makeApplication(work, at, { language: 'pl' })) };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  received.length = 0;
  scene = await makeScene();
});

const inAWhile = (ms: number): string => new Date(server.clock.now().getTime() + ms).toISOString();
type Asked = { kind?: 'TIME' | 'DOCUMENT' | 'CONFIRM'; times?: string[]; expires_at?: string; ask_id?: string };
const ask = (wanted: Asked = {}, token = scene.manager.token) =>
  server.call(
    contract.askCandidate,
    { params: { id: scene.id }, body: { ask_id: newId(), kind: 'CONFIRM', text: 'Monday at nine?', ...wanted } },
    token,
  );
const answer = (askId: string, fields: Record<string, string>, files = 0, token = scene.candidate.token) => {
  server.clock.advance(1000);
  const pdf = { field: 'files', name: 'permit.pdf', type: 'application/pdf', bytes: SMALL_PDF };
  const { payload, headers } = multipart(
    fields,
    Array.from({ length: files }, () => pdf),
  );
  return server.request('POST', `/v1/applications/${scene.id}/conversation_asks/${askId}/answer`, {
    token,
    headers,
    payload,
  });
};
const withdraw = (askId: string, token = scene.manager.token) =>
  server.call(contract.withdrawAsk, { params: { id: scene.id, ask_id: askId } }, token);
const thread = async (token = scene.manager.token) =>
  (await server.call(listMessages, { params: { id: scene.id }, query: {} }, token)).data.messages;
/** What the candidate of this test was mailed. */
const mailed = async (): Promise<string> => {
  await server.settle();
  const texts = await Promise.all(received.map(async ({ text }) => (await PostalMime.parse(text)).text ?? ''));
  return texts.filter((text) => text.includes(`/messages/${scene.id}`)).join('');
};
const partOf = (message: Message | undefined) => (message?.part?.kind === 'ASK' ? message.part : undefined);

test('what is asked for stands in the conversation, and a press answers it for both sides', async () => {
  const { data } = await ask();
  expect(partOf((await thread(scene.candidate.token))[0])).toMatchObject({ ask: 'CONFIRM', state: 'OPEN' });
  expect((await answer(data.message_id, { says: 'YES' })).status).toBe(200);
  for (const token of [scene.manager.token, scene.candidate.token]) {
    const [asked, said] = await thread(token);
    expect(partOf(asked)?.state).toBe('DONE');
    expect([said?.from, said?.message_body]).toEqual(['CANDIDATE', 'Tak, potwierdzam.']);
  }
  const count = await server.call(countUnreadEmployer, { params: { id: scene.group.id } }, scene.manager.token);
  expect(count.data.count).toBe(1);
});

test('it changes once, however many answer at the same moment', async () => {
  const { data } = await ask();
  const says = ['YES', 'NO', 'YES', 'NO', 'YES'];
  const statuses = await Promise.all(says.map(async (word) => (await answer(data.message_id, { says: word })).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
  expect(await thread()).toHaveLength(2);
});

test('one of the offered times is chosen, and said by the clock of the place', async () => {
  const times = [inAWhile(DAY), inAWhile(2 * DAY)];
  const { data } = await ask({ kind: 'TIME', times });
  expect((await answer(data.message_id, { says: 'YES' })).refusal.code).toBe('ASK_NOT_ANSWERED');
  const other = await answer(data.message_id, { says: 'YES', starts_at: inAWhile(3 * DAY) });
  expect(other.refusal.code).toBe('ASK_NOT_ANSWERED');
  await answer(data.message_id, { says: 'YES', starts_at: times[1] ?? '' });
  const [asked, said] = await thread();
  expect(partOf(asked)).toMatchObject({ state: 'DONE', chosen: times[1] });
  expect(said?.message_body).toContain('18 listopada');
});

test('a document that is asked for comes as a file of a message', async () => {
  const { data } = await ask({ kind: 'DOCUMENT' });
  expect((await answer(data.message_id, { says: 'YES' })).refusal.code).toBe('ASK_NOT_ANSWERED');
  expect((await answer(data.message_id, { says: 'YES' }, 1)).status).toBe(200);
  const [asked, said] = await thread();
  expect(partOf(asked)?.state).toBe('DONE');
  expect(said?.files.map(({ name }) => name)).toEqual(['permit.pdf']);
});

test('what was taken back can be answered no more, and what was answered cannot be taken back', async () => {
  const [first, second] = [(await ask()).data.message_id, (await ask()).data.message_id];
  expect((await withdraw(first)).status).toBe(200);
  expect((await answer(first, { says: 'YES' })).refusal.code).toBe('ASK_OVER');
  await answer(second, { says: 'NO' });
  expect((await withdraw(second)).refusal.code).toBe('ASK_OVER');
  const states = (await thread()).flatMap((message) => partOf(message)?.state ?? []);
  expect(states.toSorted()).toEqual(['DECLINED', 'WITHDRAWN']);
});

test('when its time is over it is over', async () => {
  const { data } = await ask({ expires_at: inAWhile(5 * MINUTE) });
  server.clock.advance(5 * MINUTE);
  expect((await answer(data.message_id, { says: 'YES' })).refusal.code).toBe('ASK_OVER');
  expect(partOf((await thread())[0])?.state).toBe('EXPIRED');
});

test('what cannot be asked is refused, and ten things at once are enough', async () => {
  expect((await ask({ kind: 'TIME' })).refusal.code).toBe('ASK_NOT_POSSIBLE');
  expect((await ask({ expires_at: inAWhile(-1000) })).refusal.code).toBe('ASK_NOT_POSSIBLE');
  for (let index = 0; index < 10; index += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).refusal.code).toBe('TOO_MANY_ASKS');
});

test('asked again after a lost answer, it is asked once', async () => {
  const ask_id = newId();
  expect((await ask({ ask_id })).data.message_id).toBe((await ask({ ask_id })).data.message_id);
  expect(await thread()).toHaveLength(1);
});

test('the house asks and takes back, the candidate answers, and nobody else does either', async () => {
  const { data } = await ask();
  for (const token of [scene.neighbour.token, scene.stranger.token, scene.candidate.token]) {
    expect((await ask({}, token)).status).toBe(404);
    expect((await withdraw(data.message_id, token)).status).toBe(404);
  }
  for (const token of [scene.neighbour.token, scene.stranger.token, scene.manager.token])
    expect((await answer(data.message_id, { says: 'YES' }, 0, token)).status).toBe(404);
  expect(partOf((await thread())[0])?.state).toBe('OPEN');
});

test('the mail says the times, until when, and leads to where one answers', async () => {
  await ask({ kind: 'TIME', times: [inAWhile(DAY)] });
  expect(await mailed()).toContain('17 listopada');
});

test('the mail of what was taken back meanwhile asks for nothing', async () => {
  const { data } = await ask({ kind: 'TIME', times: [inAWhile(DAY)] });
  await withdraw(data.message_id);
  const mail = await mailed();
  expect(mail).toContain('Monday at nine?');
  expect(mail).not.toContain('17 listopada');
});
