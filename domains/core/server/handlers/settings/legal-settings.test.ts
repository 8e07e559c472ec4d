import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changeLegalSettings, getLegalSettings } from '../../../contract/legal-endpoints.ts';
import { makeGroup } from '../../../db/factory.ts';
import { findLegalLinks } from '../../service.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [chiado] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const scheduler = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'SCHEDULER' }));
const LINKS = { privacy_url: 'https://casa.example/privacy', imprint_url: 'https://casa.example/imprint' };
const read = (id: string, token = owner.token) => server.call(getLegalSettings, { params: { id } }, token);

test('the addresses of a group hold at its locations until one has its own, and again when it gives them up', async () => {
  const set = (id: string, value: typeof LINKS | null, version: number) =>
    server.call(changeLegalSettings, { params: { id }, body: { value, version } }, owner.token);
  await set(group.id, LINKS, 0);
  expect((await read(chiado)).data).toMatchObject({ ...LINKS, from: { id: group.id }, version: 0 });
  const own = { ...LINKS, privacy_url: 'https://chiado.example/privacy' };
  expect((await set(chiado, own, 0)).data).toMatchObject({ ...own, from: { id: chiado }, version: 1 });
  expect(await server.run(({ db }) => findLegalLinks(db, chiado))).toEqual(own);
  expect((await set(chiado, null, 1)).data).toMatchObject({ ...LINKS, from: { id: group.id } });
});

test.each(['http://casa.example/privacy', 'javascript:alert(1)', 'casa.example', '//casa.example', ''])(
  'refuses the address %j at its field',
  async (privacy_url) => {
    const reply = await server.request('PUT', `/v1/brands/${group.id}/legal/settings`, {
      token: owner.token,
      body: { value: { ...LINKS, privacy_url }, version: 1 },
    });
    expect([reply.status, reply.refusal.fields?.[0]?.field]).toEqual([400, 'value.privacy_url']);
  },
);

test('needs the right to manage the brand', async () => {
  expect((await read(chiado, scheduler.token)).status).toBe(403);
});
