import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { startClamdPeer, TEST_VIRUS } from '@hearth/testing/peers/clamd-peer';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { FILE_CHECKED } from '../../../contract/events.ts';

const peer = await startClamdPeer();
afterAll(() => peer.stop());
const server = await startTestServer({ environment: { VIRUS_SCAN: peer.address, LOG_LEVEL: 'silent' } });
const { group, manager, candidate } = await server.run(async (work) => {
  const made = await makeGroup(work);
  return {
    group: made,
    manager: await makeEmployer(work, { brandId: made.id, as: 'GROUP_MANAGER' }),
    candidate: await makeUser(work),
  };
});
const [place] = group.locationIds;
const job = await server.call(createJob, { params: { id: group.id }, body: completeJob(place) }, manager.token);
const id = await server.run((work) =>
  makeApplication(work, { group_id: group.id, location_id: place, job_id: job.data.id, user_id: candidate.userId }),
);

const send = (text: string) =>
  server.request('POST', `/v1/applications/${id}/messages`, {
    token: candidate.token,
    ...multipart({ message_body: 'My permit' }, [
      { field: 'files', name: 'permit.pdf', type: 'application/pdf', bytes: Buffer.from(`%PDF-1.7\n${text}`) },
    ]),
  });
const lastFile = async (token: string) => {
  const { messages } = (await server.call(contract.listMessages, { params: { id }, query: {} }, token)).data;
  const file = messages.at(-1)?.files[0];
  if (file === undefined) throw new Error('no file');
  return file;
};
const open = async (token: string) =>
  server.call(contract.openMessageFile, { params: { id, file_id: (await lastFile(token)).id } }, token);

test('a file of a message arrives with it, is said to be checked, opens for nobody before, and both sides hear when it is', async () => {
  await send('fine');
  for (const { token } of [manager, candidate]) {
    expect((await lastFile(token)).check).toBe('CHECKING');
    expect((await open(token)).status).toBe(503);
  }
  await server.settle();
  for (const { token } of [manager, candidate]) {
    expect((await lastFile(token)).check).toBeUndefined();
    expect((await open(token)).status).toBe(200);
  }
  const heard = await server.run(({ db }) =>
    db.execute<{ topics: string[] }>(sql`select topics from platform.outbox where type = ${FILE_CHECKED.type}`),
  );
  expect(heard).toEqual([{ topics: [`brand:${place}`, `user:${candidate.userId}`] }]);
});

test('an infected file of a message is gone for both sides, and they see by its name that it was deleted', async () => {
  server.clock.advance(1000);
  await send(TEST_VIRUS);
  await server.settle();
  for (const { token } of [manager, candidate]) {
    expect(await lastFile(token)).toMatchObject({ name: 'permit.pdf', check: 'INFECTED' });
    expect((await open(token)).status).toBe(410);
  }
});
