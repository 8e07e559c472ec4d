import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import { addNote } from '../../../contract/desk-endpoints.ts';
import { listMessages } from '../../../contract/endpoints.ts';

const server = await startTestServer();

async function makeScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    return {
      group,
      here,
      manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
      candidate: await makeUser(work),
    };
  });
  const job = await server.call(
    createJob,
    { params: { id: made.group.id }, body: completeJob(made.here) },
    made.manager.token,
  );
  const at = {
    group_id: made.group.id,
    location_id: made.here,
    job_id: job.data.id,
    user_id: made.candidate.userId,
  };
  return { ...made, id: await server.run((work) => makeApplication(work, at)) };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  scene = await makeScene();
});

const write = (token: string, text: string, file = false) => {
  server.clock.advance(1000);
  const pdf = { field: 'files', name: 'permit.pdf', type: 'application/pdf', bytes: SMALL_PDF };
  const { payload, headers } = multipart({ message_body: text }, file ? [pdf] : []);
  return server.request('POST', `/v1/applications/${scene.id}/messages`, { token, headers, payload });
};
const page = (token: string, lang = 'en') =>
  server.request('GET', `/v1/applications/${scene.id}/conversation_export?lang=${lang}`, { token });
const events = async () =>
  (
    await server.run(({ db }) =>
      db.query('select what, by_user_id from messaging.conversation_event where application_id = $1', [scene.id]),
    )
  ).map(({ what, by_user_id }) => [what, by_user_id]);

test('every message stands there with its time, its id, who wrote it and its files, in order', async () => {
  await write(scene.candidate.token, 'I was promised 14 an hour.');
  await write(scene.manager.token, 'So it stands in the offer.', true);
  const { data } = await server.call(listMessages, { params: { id: scene.id }, query: {} }, scene.manager.token);
  const { text, headers } = await page(scene.manager.token);
  expect(headers['content-type']).toContain('text/html');
  const places = data.messages.flatMap(({ message_id, message_body, sent_at, sender_name, files }) =>
    [sent_at, sender_name, message_body, ...files.map(({ name, id }) => `${name} (${id})`), message_id].map((part) =>
      text.indexOf(part),
    ),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(text.indexOf('I was promised')).toBeLessThan(text.indexOf('So it stands'));
  expect(text).toContain('Messages on this page: 2 of 2');
});

test('what somebody wrote is text, never a part of the page', async () => {
  await write(scene.candidate.token, '<script>alert("x")</script>');
  const { text, headers } = await page(scene.manager.token);
  expect(text).not.toContain('<script');
  expect(text).toContain('&#60;script&#62;');
  expect(headers['content-disposition']).toBe('attachment');
});

test('notes of the house are not in it', async () => {
  const body = { note_id: newId(), text: 'Between us', mentioned_ids: [] };
  await server.call(addNote, { params: { id: scene.id }, body }, scene.manager.token);
  expect((await page(scene.manager.token)).text).not.toContain('Between us');
});

test('who manages applications there may make it, and it is on record who did', async () => {
  expect((await page(scene.manager.token)).status).toBe(200);
  expect(await events()).toEqual([['EXPORTED', scene.manager.userId]]);
  for (const token of [scene.neighbour.token, scene.candidate.token]) expect((await page(token)).status).toBe(404);
  expect(await events()).toHaveLength(1);
});

test('whoever reads messages there without managing applications may not', async () => {
  const reader = await server.run((work) =>
    makeEmployer(work, { brandId: scene.here, as: ['VIEW_BRAND', 'VIEW_MESSAGES', 'SEND_MESSAGES'] }),
  );
  const params = { id: scene.id };
  expect((await server.call(listMessages, { params, query: {} }, reader.token)).status).toBe(200);
  expect((await page(reader.token)).status).toBe(403);
  expect(await events()).toEqual([]);
});

test('it speaks the language of whoever makes it', async () => {
  const { text } = await page(scene.manager.token, 'ar');
  expect(text).toContain('dir="rtl"');
  expect(text).toContain('الرسالة');
});
