import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
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
const [location] = group.locationIds;
const { data: job } = await server.call(createJob, { params: { id: group.id }, body: completeJob(location) }, token);
const candidate = await server.run((work) => makeUser(work));
const application = await server.run((work) =>
  makeApplication(work, { group_id: group.id, location_id: location, job_id: job.id, user_id: candidate.userId }),
);

test('there are calls that take files', () => {
  expect(uploads.length).toBeGreaterThan(4);
});

test.each(uploads.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses a file whose name or type no database can hold',
  async (_id, { access, method, path, schemas, multipart: rule }) => {
    const at =
      'application' in access
        ? { [access.application]: application }
        : access.kind === 'brand' && access.place?.in === 'params'
          ? { [access.place.name]: group.id }
          : {};
    const params = sampleInput(schemas.params, at);
    const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'x'));
    const send = (name: string, type: string) =>
      server.request(method, url, {
        token: access.kind === 'candidate' ? candidate.token : token,
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
