import { makeEmployer } from '@hearth/domains/access/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { applicationReceived } from '../../contract/events.ts';
import { makeApplication } from '../../db/factory.ts';
import { openJob } from '../handlers/hiring.fixture.ts';

const server = await startTestServer();
const read = async (token: string) => (await server.call(listNotices, { query: {} }, token)).data.notices;

test('those who handle applications at the location hear of a new one; the head office and other locations do not', async () => {
  const { group, job, owner } = await openJob(server);
  const [here, there] = group.locationIds;
  const handler = (brandId: string) =>
    server.run((work) => makeEmployer(work, { brandId, as: ['VIEW_APPLICATIONS', 'MANAGE_APPLICATIONS'] }));
  const [own, other] = [await handler(here), await handler(there)];
  const candidate = await server.run((work) => makeUser(work));
  const of = { group_id: group.id, location_id: here, job_id: job.id, user_id: candidate.userId };
  const id = await server.run((work) => makeApplication(work, of, { first_name: 'Pia', last_name: 'Valtonen' }));
  await server.run(({ emit }) =>
    emit(applicationReceived({ id, groupId: group.id, locationId: here, jobId: job.id, userId: candidate.userId })),
  );
  await server.settle();
  const [notice] = await read(own.token);
  expect(notice).toMatchObject({
    kind: 'hiring.applicationReceived',
    link: `/dashboard/hiring?application=${id}`,
  });
  expect(notice?.title).toContain('Pia Valtonen applied for ');
  for (const { token } of [other, owner]) expect(await read(token)).toEqual([]);
  expect((await read(candidate.token)).map((one) => one.kind)).toEqual(['candidate.applicationSent']);
});
