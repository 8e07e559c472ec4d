import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import { askCandidate } from '../../../contract/ask-endpoints.ts';
import { listCandidateConversations, listMessages } from '../../../contract/endpoints.ts';
import * as contract from '../../../contract/person-endpoints.ts';
import { createSending } from '../../../contract/sending-endpoints.ts';

const server = await startTestServer();

async function makeScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    return {
      group,
      here,
      there,
      head: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
      manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
      candidate: await makeUser(work),
      stranger: await makeUser(work),
    };
  });
  const apply = async (location_id: string) => {
    const params = { id: made.group.id };
    const job = await server.call(createJob, { params, body: completeJob(location_id) }, made.head.token);
    const at = { group_id: made.group.id, location_id, job_id: job.data.id, user_id: made.candidate.userId };
    return server.run((work) => makeApplication(work, at));
  };
  const ids = { here: await apply(made.here), there: await apply(made.there) };
  return { ...made, ids };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  scene = await makeScene();
});

const write = (token: string, id: string, text: string) => {
  server.clock.advance(1000);
  const { payload, headers } = multipart({ message_body: text }, []);
  return server.request('POST', `/v1/applications/${id}/messages`, { token, headers, payload });
};
const person = (token: string, id = scene.ids.here, query: Record<string, string> = {}) =>
  server.call(contract.listPersonMessages, { params: { id }, query }, token);
const words = async (token: string, query: Record<string, string> = {}) =>
  (await person(token, scene.ids.here, query)).data.messages.map(({ message_body }) => message_body);
/** Makes the application at `here` an employment. */
const hire = async (): Promise<string> => {
  const employeeId = newId();
  await server.run(({ db }) =>
    db.query(`update applications.application set stage = 'HIRED', employee_id = $1 where id = $2`, [
      employeeId,
      scene.ids.here,
    ]),
  );
  return employeeId;
};
const ofEmployee = async (employeeId: string, token: string, brandId: string) =>
  server.call(contract.listEmployeeConversations, { params: { id: brandId, employee_id: employeeId } }, token);

test('everything a person wrote and was written stands in one order, where the reader may read it', async () => {
  await write(scene.candidate.token, scene.ids.here, 'one');
  await write(scene.candidate.token, scene.ids.there, 'two');
  await write(scene.manager.token, scene.ids.here, 'three');
  expect(await words(scene.head.token)).toEqual(['one', 'two', 'three']);
  expect(await words(scene.manager.token)).toEqual(['one', 'three']);
  expect((await person(scene.head.token)).data.conversations).toHaveLength(2);
  expect((await person(scene.manager.token)).data.conversations.map(({ id }) => id)).toEqual([scene.ids.here]);
});

test('pages go back through all of them without a gap', async () => {
  for (const [index, id] of [scene.ids.here, scene.ids.there, scene.ids.here, scene.ids.there].entries())
    await write(scene.candidate.token, id, `${index}`);
  const newest = await person(scene.head.token, scene.ids.here, { limit: '3' });
  expect(newest.data.messages.map(({ message_body }) => message_body)).toEqual(['1', '2', '3']);
  const before = newest.data.messages[0]?.message_id ?? '';
  expect(await words(scene.head.token, { limit: '3', before })).toEqual(['0']);
});

test('to the candidate and to whoever may not read the one conversation there is no person', async () => {
  for (const token of [scene.candidate.token, scene.neighbour.token, scene.stranger.token])
    expect((await person(token)).status).toBe(404);
});

test('after the hire nothing more is written, by either side or to several, and both go on reading', async () => {
  await write(scene.candidate.token, scene.ids.here, 'Thank you!');
  await hire();
  for (const token of [scene.candidate.token, scene.manager.token])
    expect((await write(token, scene.ids.here, 'More')).refusal.code).toBe('CONVERSATION_CLOSED');
  const params = { id: scene.ids.here };
  const ask = { ask_id: newId(), kind: 'CONFIRM' as const, text: 'Monday?' };
  const asked = await server.call(askCandidate, { params, body: ask }, scene.manager.token);
  expect(asked.refusal.code).toBe('CONVERSATION_CLOSED');
  const sending = { sending_id: newId(), application_ids: [scene.ids.here], texts: { en: 'News' } };
  const sent = await server.call(createSending, { params: { id: scene.here }, body: sending }, scene.manager.token);
  expect(sent.refusal.code).toBe('NOBODY_TO_SEND_TO');
  for (const token of [scene.candidate.token, scene.manager.token])
    expect((await server.call(listMessages, { params, query: {} }, token)).data.messages).toHaveLength(1);
  const own = await server.call(listCandidateConversations, { query: {} }, scene.candidate.token);
  expect(own.data.applications.map(({ id }) => id)).toContain(scene.ids.here);
  expect((await write(scene.candidate.token, scene.ids.there, 'Still open')).status).toBe(200);
});

test('the conversation stays with the employment, for those who may read it', async () => {
  const employeeId = await hire();
  const { data } = await ofEmployee(employeeId, scene.manager.token, scene.here);
  expect(data.conversations.map(({ id }) => id)).toEqual([scene.ids.here]);
  expect((await ofEmployee(employeeId, scene.head.token, scene.group.id)).data.conversations).toHaveLength(1);
  expect((await ofEmployee(employeeId, scene.neighbour.token, scene.there)).data.conversations).toEqual([]);
  expect((await ofEmployee(employeeId, scene.candidate.token, scene.here)).status).toBe(404);
});
