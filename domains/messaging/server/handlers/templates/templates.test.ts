import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import { sendMessage } from '../../../contract/endpoints.ts';
import * as contract from '../../../contract/template-endpoints.ts';

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
    };
  });
  const body = completeJob(made.here);
  const job = await server.call(createJob, { params: { id: made.group.id }, body }, made.head.token);
  const at = { group_id: made.group.id, location_id: made.here, job_id: job.data.id, user_id: made.candidate.userId };
  const id = await server.run((work) => makeApplication(work, at, { language: 'pl' }));
  return { ...made, id };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  scene = await makeScene();
});

const INVITE = { name: 'Invite', texts: { en: 'Hello {{first_name}}', pl: 'Cześć {{first_name}}' } };
const keep = (token: string, brandId: string, body: { name: string; texts: Record<string, string> } = INVITE) =>
  server.call(contract.createTemplate, { params: { id: brandId }, body }, token);
const listed = async (token: string, brandId: string) =>
  (await server.call(contract.listTemplates, { params: { id: brandId } }, token)).data?.templates?.map(
    ({ name }) => name,
  );
const filled = (token: string) => server.call(contract.fillTemplates, { params: { id: scene.id } }, token);

test('a text holds at the brand that keeps it and everywhere below, and nowhere beside', async () => {
  await keep(scene.head.token, scene.group.id);
  await keep(scene.manager.token, scene.here, { name: 'Door code', texts: { en: 'Ring at the back.' } });
  expect(await listed(scene.manager.token, scene.here)).toEqual(['Door code', 'Invite']);
  expect(await listed(scene.neighbour.token, scene.there)).toEqual(['Invite']);
  expect(await listed(scene.head.token, scene.group.id)).toEqual(['Invite']);
});

test('who may write at a place changes the texts of that place only', async () => {
  const { data } = await keep(scene.head.token, scene.group.id);
  expect((await keep(scene.manager.token, scene.group.id)).status).toBe(403);
  const change = (token: string, brandId: string) =>
    server.call(
      contract.changeTemplate,
      { params: { id: brandId, template_id: data.id }, body: { ...INVITE, name: 'Come' } },
      token,
    );
  expect((await change(scene.manager.token, scene.here)).status).toBe(404);
  expect((await change(scene.head.token, scene.group.id)).data.name).toBe('Come');
  const forget = (token: string, brandId: string) =>
    server.call(contract.deleteTemplate, { params: { id: brandId, template_id: data.id } }, token);
  expect((await forget(scene.manager.token, scene.here)).status).toBe(404);
  expect((await forget(scene.head.token, scene.group.id)).status).toBe(200);
  expect(await listed(scene.head.token, scene.group.id)).toEqual([]);
});

test('another group neither sees nor changes them', async () => {
  const { data } = await keep(scene.head.token, scene.group.id);
  const other = await makeScene();
  expect(await listed(other.head.token, other.group.id)).toEqual([]);
  const params = { id: other.group.id, template_id: data.id };
  expect((await server.call(contract.deleteTemplate, { params }, other.head.token)).status).toBe(404);
});

test('a name stands once at a brand, whatever its case', async () => {
  await keep(scene.head.token, scene.group.id);
  const again = await keep(scene.head.token, scene.group.id, { ...INVITE, name: 'INVITE' });
  expect(again.refusal.code).toBe('TEMPLATE_NAME_TAKEN');
  expect((await keep(scene.manager.token, scene.here)).status).toBe(200);
});

test('a text with a place that nothing can fill is not kept', async () => {
  const { refusal } = await keep(scene.head.token, scene.group.id, { name: 'A', texts: { en: 'On {{day}}' } });
  expect(refusal).toMatchObject({ code: 'TEMPLATE_PLACE_UNKNOWN', places: ['day'] });
});

test('in a conversation a text comes filled and in the candidate’s language; what is not known is named', async () => {
  await keep(scene.head.token, scene.group.id);
  await keep(scene.head.token, scene.group.id, { name: 'Way', texts: { en: '{{job}}, {{location}}: {{phone}}' } });
  const { data } = await filled(scene.manager.token);
  expect(data.templates).toMatchObject([
    { name: 'Invite', language: 'pl', text: 'Cześć Pia', missing: [] },
    { name: 'Way', language: 'en', text: 'Bartender, Casa Chiado: {{phone}}', missing: ['phone'] },
  ]);
});

test('neither the candidate nor another place gets the texts of the house', async () => {
  expect((await filled(scene.candidate.token)).status).toBe(404);
  expect((await filled(scene.neighbour.token)).status).toBe(404);
});

test('the house does not send what has an open place; a candidate may write anything', async () => {
  const send = (token: string) => {
    const { payload, headers } = multipart({ message_body: 'Come to {{address}}' }, []);
    return server.request('POST', sendMessage.path.replace('{id}', scene.id), { token, headers, payload });
  };
  expect((await send(scene.manager.token)).refusal).toMatchObject({
    code: 'MESSAGE_FIELD_MISSING',
    fields: [{ field: 'message_body', rule: 'unfilled' }],
  });
  expect((await send(scene.candidate.token)).status).toBe(200);
});
