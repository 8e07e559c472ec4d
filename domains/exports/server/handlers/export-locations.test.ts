import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { exportLocations } from '../../contract/endpoints.ts';

const server = await startTestServer();

async function openGroup() {
  const [groupId, here] = [newId(), newId()];
  const [owner, local] = await server.run(async (work) => {
    await makeBrandTree(work, {
      id: groupId,
      type: 'GP-GROUP',
      name: 'Harbour Group',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      children: [
        { id: here, type: 'LOCATION', name: '=Harbour House', country: 'PT', city: 'Lisboa' },
        { type: 'LOCATION', name: 'مطعم الميناء', country: 'PT', city: 'Porto' },
      ],
    });
    return [
      await makeEmployer(work, { brandId: groupId, as: ['VIEW_BRAND'] }),
      await makeEmployer(work, { brandId: here, as: ['VIEW_BRAND'] }),
    ] as const;
  });
  return { groupId, here, owner, local };
}

async function linesOf(id: string, token: string, query: object = {}): Promise<string[]> {
  const input = { params: { id }, query: { format: 'csv', language: 'en', ...query } } as const;
  return (await server.call(exportLocations, input, token)).text.replace('\ufeff', '').trimEnd().split('\r\n').slice(1);
}

test('an export has the locations of the list, as it is searched and as far as the reader sees', async () => {
  const { groupId, owner, local } = await openGroup();
  const all = await linesOf(groupId, owner.token);
  expect(all).toHaveLength(2);
  expect(all.join('\n')).toContain('"\'=Harbour House",');
  expect(all.join('\n')).toContain('مطعم الميناء,');
  expect(await linesOf(groupId, owner.token, { search: 'lisboa harbour' })).toHaveLength(1);
  expect(await linesOf(groupId, local.token)).toHaveLength(1);
});

test('another group’s locations are not there', async () => {
  const [one, other] = [await openGroup(), await openGroup()];
  const input = { params: { id: other.groupId }, query: { format: 'csv', language: 'en' } } as const;
  expect((await server.call(exportLocations, input, one.owner.token)).status).toBe(404);
});
