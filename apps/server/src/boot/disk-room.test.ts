import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { createImport } from '@hearth/domains/imports/contract';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';

const GIGABYTE = 1024 ** 3;
const room = { free: 100 * GIGABYTE, size: 1000 * GIGABYTE };
const server = await startTestServer({ room: async () => room, environment: { LOG_LEVEL: 'silent' } });
const { disk } = server.application;
const { token, groupId } = await server.run(async (work) => {
  const group = await makeGroup(work);
  return { groupId: group.id, token: (await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' })).token };
});
const free = async (gigabytes: number): Promise<void> => {
  room.free = gigabytes * GIGABYTE;
  await disk.look();
};
beforeEach(() => free(100));

const upload = async () => {
  const { files, clock } = server.application.tools;
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  const href = await files.uploadUrl({ key: `room/${Math.random()}`, type: 'video/mp4', maxBytes: 10, expiresAt });
  return server.request('PUT', href, { payload: Buffer.from('x'), headers: { 'content-type': 'video/mp4' } });
};
const importFile = () => server.request('POST', createImport.path.replace('{id}', groupId), { token });
const write = () => server.request('POST', `/v1/brands/${groupId}/jobs`, { token, body: {} });
const read = () => server.request('GET', '/v1/users/info', { token });
const statuses = async () => [
  (await upload()).status,
  (await importFile()).status,
  (await write()).status,
  (await read()).status,
];

test('with little room files are refused and everything else goes on', async () => {
  await free(1.9);
  expect(await statuses()).toEqual([507, 507, 400, 200]);
  const { refusal } = await upload();
  expect(refusal.code).toBe('DISK_FULL');
  expect((await server.request('GET', '/health/ready')).text).toContain('LOW');
});

test('with next to none the embedded database is spared as well; whoever is signed in stays so and reads', async () => {
  await free(0.5);
  const onEmbedded = server.database.kind === 'embedded' ? 507 : 400;
  expect(await statuses()).toEqual([507, 507, onEmbedded, 200]);
  expect((await server.request('POST', '/auth/session/refresh', { body: {} })).status).not.toBe(507);
  expect((await server.request('DELETE', `/v1/brands/${groupId}/nothing`, { token })).status).not.toBe(507);
});

test('it recovers by itself when there is room again', async () => {
  await free(0.5);
  await free(50);
  const [sent, , written] = await statuses();
  expect([sent, written]).toEqual([204, 400]);
  expect((await server.request('GET', '/health/ready')).text).not.toContain('disk');
});
