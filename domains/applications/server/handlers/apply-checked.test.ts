import { startClamdPeer, TEST_SIGNATURE, TEST_VIRUS } from '@hearth/testing/peers/clamd-peer';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { openJob, sendApplication } from './hiring.fixture.ts';

const peer = await startClamdPeer();
afterAll(() => peer.stop());
const server = await startTestServer({ environment: { VIRUS_SCAN: peer.address, LOG_LEVEL: 'silent' } });
let scene: Awaited<ReturnType<typeof openJob>>;
beforeEach(async () => {
  await peer.behave('well');
  scene = await openJob(server);
});

const send = (text: string, name = 'cv.pdf') =>
  sendApplication(
    server,
    scene.job.id,
    scene.candidate.token,
    { answers: [{ question_id: scene.questionId, answer: 'yes' }] },
    [{ name, bytes: Buffer.from(`%PDF-1.7\n${text}`) }],
  );
const seenByHouse = async (id: string) =>
  (
    await server.call(
      contract.getApplication,
      { params: { id: scene.group.id, application_id: id } },
      scene.owner.token,
    )
  ).data.attachments[0];

test('an infected file refuses the application at its place and by its name, and is on record', async () => {
  const refused = await send(TEST_VIRUS, 'Lebenslauf.pdf');
  expect(refused.refusal.fields).toMatchObject([
    { field: 'files.0', rule: 'file_infected', message: expect.stringContaining('Lebenslauf.pdf') },
  ]);
  const found = await server.run(({ db }) =>
    db.execute(sql`select signature, came_as from media.infected_file where user_id = ${scene.candidate.userId}`),
  );
  expect(found).toEqual([{ signature: TEST_SIGNATURE, came_as: 'APPLICATION' }]);
  expect((await send('fine')).status).toBe(200);
});

test('a file that was looked at while it was sent can be opened at once', async () => {
  const { id } = (await send('fine')).data as { id: string };
  expect((await seenByHouse(id))?.check).toBeUndefined();
});

test('while the scanner is down an application arrives, and its file waits for it', async () => {
  await peer.behave('down');
  const { id } = (await send('fine')).data as { id: string };
  const file = await seenByHouse(id);
  expect(file?.check).toBe('CHECKING');
  const params = { id: scene.group.id, application_id: id, file_id: file?.id ?? '' };
  expect((await server.call(contract.openFile, { params }, scene.owner.token)).status).toBe(503);
  await peer.behave('well');
  await server.settle();
  expect((await seenByHouse(id))?.check).toBeUndefined();
  expect((await server.call(contract.openFile, { params }, scene.owner.token)).status).toBe(200);
});
