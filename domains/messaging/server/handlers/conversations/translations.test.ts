import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { changeMessageTranslationSettings, getMessageTranslationSettings } from '@hearth/domains/core/contract';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { startTranslationPeer } from '@hearth/testing/peers/translation-peer';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listMessages } from '../../../contract/endpoints.ts';
import { changeTranslation, translateMessages } from '../../../contract/translation-endpoints.ts';

const KEY = 'a key of the engine';
const peer = await startTranslationPeer({ key: KEY });
afterAll(() => peer.stop());
const lines: string[] = [];
const server = await startTestServer({
  environment: { TRANSLATION: JSON.stringify({ url: peer.url, key: KEY }) },
  lines,
});

async function openConversation() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const manager = await makeEmployer(work, { brandId: group.locationIds[0], as: 'LOCATION_MANAGER' });
    const owner = await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' });
    const neighbour = await makeEmployer(work, { brandId: group.locationIds[1], as: 'LOCATION_MANAGER' });
    return { group, manager, owner, neighbour, candidate: await makeUser(work), stranger: await makeUser(work) };
  });
  const [location] = made.group.locationIds;
  const job = await server.call(
    createJob,
    { params: { id: made.group.id }, body: completeJob(location) },
    made.owner.token,
  );
  const id = await server.run((work) =>
    makeApplication(work, {
      group_id: made.group.id,
      location_id: location,
      job_id: job.data.id,
      user_id: made.candidate.userId,
    }),
  );
  await server.run(({ db }) => db.execute(sql`update applications.application set language = 'de' where id = ${id}`));
  return { ...made, location, id };
}

let scene: Awaited<ReturnType<typeof openConversation>>;
beforeEach(async () => {
  peer.behave('well');
  scene = await openConversation();
  peer.heard.length = 0;
});

const say = async (token: string, text: string): Promise<string> => {
  server.clock.advance(1000);
  const id = newId(server.clock.now().getTime());
  await server.request('POST', `/v1/applications/${scene.id}/messages`, {
    token,
    ...multipart({ message_body: text, message_id: id }),
  });
  return id;
};
const translated = (token: string, ids: readonly string[], language: Language = 'en') =>
  server.call(translateMessages, { params: { id: scene.id }, body: { language, message_ids: [...ids] } }, token);
const asked = (path: string) => peer.heard.filter((question) => question.path === path).map(({ body }) => body);
const kept = () =>
  server.run(({ db }) =>
    db.execute(sql`select language from messaging.translation t join messaging.message m on m.id = t.message_id
      where m.application_id = ${scene.id}`),
  );

test('messages of others are translated, each from its own language, and their own words stay where they are', async () => {
  const german = await say(scene.candidate.token, 'Ich kann am Samstag anfangen.');
  const spanish = await say(scene.candidate.token, '¿Puedo cambiar el turno?');
  const { data } = await translated(scene.manager.token, [german, spanish]);
  expect(data).toEqual({
    translations: [
      { message_id: german, source: 'de', text: 'I can start on Saturday.' },
      { message_id: spanish, source: 'es', text: 'Can I change the shift?' },
    ],
    failed: [],
  });
  const { messages } = (await server.call(listMessages, { params: { id: scene.id }, query: {} }, scene.manager.token))
    .data;
  expect(messages.map((message) => message.message_body)).toEqual([
    'Ich kann am Samstag anfangen.',
    '¿Puedo cambiar el turno?',
  ]);
});

test('the candidate reads what the house wrote in their language', async () => {
  const english = await say(scene.manager.token, 'When can you start?');
  const { data } = await translated(scene.candidate.token, [english], 'ar');
  expect(data.translations).toEqual([{ message_id: english, source: 'en', text: 'متى يمكنك أن تبدأ؟' }]);
});

test('what is written in the language of the reader stays, and so does what they wrote themselves', async () => {
  const english = await say(scene.candidate.token, 'Is there a staff car at two?');
  const own = await say(scene.manager.token, 'Ja, um zwei und um drei.');
  const { data } = await translated(scene.manager.token, [english, own]);
  expect(data.translations).toEqual([{ message_id: english, source: 'en', text: null }]);
});

test('where the engine guesses, the language that the candidate applied in counts', async () => {
  const short = await say(scene.candidate.token, 'Super!');
  const { data } = await translated(scene.manager.token, [short]);
  expect(data.translations).toEqual([{ message_id: short, source: 'de', text: '(en) Super!' }]);
});

test('the engine gets words and languages, with its key, and those of one language in one request', async () => {
  const ids = [
    await say(scene.candidate.token, 'Ich kann am Samstag anfangen.'),
    await say(scene.candidate.token, 'Ich kann nicht am Sonntag.'),
  ];
  await translated(scene.manager.token, ids);
  expect(asked('/translate')).toEqual([
    {
      q: ['Ich kann am Samstag anfangen.', 'Ich kann nicht am Sonntag.'],
      source: 'de',
      target: 'en',
      format: 'text',
      api_key: KEY,
    },
  ]);
  expect(asked('/detect').map((body) => Object.keys(body))).toEqual([
    ['q', 'api_key'],
    ['q', 'api_key'],
  ]);
});

test('what was made once is kept for everybody who reads that language, and the engine is not asked again', async () => {
  const id = await say(scene.candidate.token, 'Ich kann am Samstag anfangen.');
  const first = await translated(scene.manager.token, [id]);
  peer.heard.length = 0;
  expect((await translated(scene.owner.token, [id])).data).toEqual(first.data);
  expect(peer.heard).toEqual([]);
  await translated(scene.owner.token, [id], 'fr');
  expect(asked('/translate')).toHaveLength(1);
});

test('with its words, and with the message, what was made of them is gone', async () => {
  const id = await say(scene.candidate.token, 'Ich kann am Samstag anfangen.');
  const other = await say(scene.candidate.token, 'Ich kann nicht am Sonntag.');
  await translated(scene.manager.token, [id, other]);
  expect(await kept()).toHaveLength(2);
  await server.run(({ db }) => db.execute(sql`update messaging.message set read_at = now() where id = ${id}`));
  expect(await kept()).toHaveLength(2);
  await server.run(({ db }) => db.execute(sql`update messaging.message set body = '' where id = ${id}`));
  expect(await kept()).toHaveLength(1);
  await server.run(({ db }) => db.execute(sql`delete from messaging.message where id = ${other}`));
  expect(await kept()).toHaveLength(0);
});

test('only who may read a conversation has it translated, and only messages of it', async () => {
  const id = await say(scene.candidate.token, 'Ich kann am Samstag anfangen.');
  for (const { token } of [scene.stranger, scene.neighbour]) expect((await translated(token, [id])).status).toBe(404);
  const before = scene;
  scene = await openConversation();
  expect((await translated(scene.manager.token, [id])).data).toEqual({ translations: [], failed: [] });
  scene = before;
  expect(asked('/translate')).toEqual([]);
});

test.each(['refuses', 'short'] as const)(
  'an engine that %s leaves the messages as they are, keeps nothing, and none of their words reach the log',
  async (how) => {
    const id = await say(scene.candidate.token, 'Ich kann am Samstag anfangen.');
    peer.behave(how);
    expect((await translated(scene.manager.token, [id])).data).toEqual({ translations: [], failed: [id] });
    expect(await kept()).toEqual([]);
    expect(lines.join('')).toContain('could not be translated');
    expect(lines.join('')).not.toContain('Samstag');
    expect(lines.join('')).not.toContain(KEY);
    peer.behave('well');
    expect((await translated(scene.manager.token, [id])).data.failed).toEqual([]);
  },
);

test('a reader has 600 messages an hour translated, and what is kept counts for nothing', async () => {
  const id = await say(scene.candidate.token, 'Ich kann am Samstag anfangen.');
  await translated(scene.manager.token, [id]);
  await server.run(({ db, clock }) =>
    db.execute(sql`
      with more as (insert into messaging.message
        select gen_random_uuid(), m.group_id, m.application_id, m.candidate_user_id, m.sender_user_id, m.sender_side, m.sender_name, 'x', '{}', m.sent_at, null
        from messaging.message m, generate_series(1, 599) where m.id = ${id} returning id)
      insert into messaging.translation select id, 'en', 'de', 'x', ${scene.manager.userId}, ${clock.now()} from more`),
  );
  const next = await say(scene.candidate.token, 'Ich kann nicht am Sonntag.');
  expect((await translated(scene.manager.token, [next])).status).toBe(429);
  expect((await translated(scene.manager.token, [id])).status).toBe(200);
  expect((await translated(scene.owner.token, [next])).status).toBe(200);
  await server.run(({ db }) => db.execute(sql`update messaging.translation set made_at = made_at - interval '1 hour'`));
  expect((await translated(scene.manager.token, [next], 'fr')).status).toBe(200);
});

const choice = async (token: string) =>
  (await server.call(listMessages, { params: { id: scene.id }, query: {} }, token)).data.translation;

test('each reader chooses for each conversation, off at first, and it is remembered for them alone', async () => {
  expect(await choice(scene.manager.token)).toEqual({ wanted: false });
  const params = { id: scene.id };
  await server.call(changeTranslation, { params, body: { wanted: true } }, scene.manager.token);
  await server.call(changeTranslation, { params, body: { wanted: true } }, scene.manager.token);
  expect(await choice(scene.manager.token)).toEqual({ wanted: true });
  expect(await choice(scene.candidate.token)).toEqual({ wanted: false });
  await server.call(changeTranslation, { params, body: { wanted: false } }, scene.manager.token);
  expect(await choice(scene.manager.token)).toEqual({ wanted: false });
  const refused = await server.call(changeTranslation, { params, body: { wanted: true } }, scene.stranger.token);
  expect(refused.status).toBe(404);
});

test('a house that does not want it has nothing of it: neither shown nor made', async () => {
  const id = await say(scene.candidate.token, 'Ich kann am Samstag anfangen.');
  const params = { id: scene.group.id };
  const by = scene.owner.token;
  expect((await server.call(getMessageTranslationSettings, { params }, by)).data).toEqual({
    is_enabled: true,
    is_available: true,
    is_locked: false,
    locked_by: null,
    version: 0,
  });
  const off = { params, body: { is_enabled: false } };
  expect((await server.call(changeMessageTranslationSettings, off, scene.manager.token)).status).toBe(403);
  await server.call(changeMessageTranslationSettings, off, by);
  expect(await choice(scene.manager.token)).toBeUndefined();
  expect((await translated(scene.manager.token, [id])).status).toBe(404);
  expect(peer.heard).toEqual([]);
});

test('without an engine nothing is offered, and the settings say that there is none', async () => {
  const plain = await startTestServer();
  const { group, owner, candidate } = await plain.run(async (work) => {
    const made = await makeGroup(work);
    const by = await makeEmployer(work, { brandId: made.id, as: 'ENTERPRISE_OWNER' });
    return { group: made, owner: by, candidate: await makeUser(work) };
  });
  const [location] = group.locationIds;
  const job = await plain.call(createJob, { params: { id: group.id }, body: completeJob(location) }, owner.token);
  const id = await plain.run((work) =>
    makeApplication(work, {
      group_id: group.id,
      location_id: location,
      job_id: job.data.id,
      user_id: candidate.userId,
    }),
  );
  const read = await plain.call(listMessages, { params: { id }, query: {} }, owner.token);
  expect(read.data.translation).toBeUndefined();
  const body = { language: 'en' as const, message_ids: [newId()] };
  expect((await plain.call(translateMessages, { params: { id }, body }, owner.token)).status).toBe(404);
  const setting = await plain.call(getMessageTranslationSettings, { params: { id: group.id } }, owner.token);
  expect(setting.data.is_available).toBe(false);
});
