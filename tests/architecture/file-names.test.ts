import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { sampleInput } from './sample-input.ts';

const server = await startTestServer();
const uploads = server.application.implementations
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => endpoint.multipart !== undefined);
const { group, token } = await server.run(async (work) => {
  const made = await makeGroup(work);
  return { group: made, token: (await makeEmployer(work, { brandId: made.id, as: 'ENTERPRISE_OWNER' })).token };
});

test('there are calls that take files', () => {
  expect(uploads.length).toBeGreaterThan(4);
});

test.each(uploads.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses a file whose name or type no database can hold',
  async (_id, { access, method, path, schemas, multipart: rule }) => {
    const place = access.kind === 'brand' ? access.place : undefined;
    const at = place?.in === 'params' ? { [place.name]: group.id } : {};
    const params = sampleInput(schemas.params, at);
    const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'x'));
    const send = (name: string, type: string) =>
      server.request(method, url, {
        token,
        ...multipart({}, [{ field: rule?.field ?? '', name, type, bytes: SMALL_PDF }]),
      });
    for (const [name, type] of [
      ['a\0b.pdf', 'application/pdf'],
      ['a.pdf', 'application/\0pdf'],
    ] as const) {
      const { status, refusal } = await send(name, type);
      expect([status, refusal.fields?.[0]]).toMatchObject([400, { field: `${rule?.field}.0`, rule: 'storable' }]);
    }
  },
);
