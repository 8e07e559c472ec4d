import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changeDesk } from '../../contract/desk-endpoints.ts';
import { listMessages, markRead } from '../../contract/endpoints.ts';

const server = await startTestServer();

async function scene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    return {
      group,
      manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      deputy: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      head: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
      neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
      candidate: await makeUser(work),
    };
  });
  const job = await server.call(
    createJob,
    { params: { id: made.group.id }, body: completeJob(made.group.locationIds[0]) },
    made.head.token,
  );
  const of = { group_id: made.group.id, location_id: made.group.locationIds[0], job_id: job.data.id };
  const id = await server.run((work) =>
    makeApplication(
      work,
      { ...of, user_id: made.candidate.userId },
      { first_name: 'Pia', last_name: 'Valtonen' },
    ),
  );
  const write = async (token: string) => {
    const { payload, headers } = multipart({ message_body: 'May I come on Monday?' }, []);
    await server.request('POST', `/v1/applications/${id}/messages`, { token, headers, payload });
    await server.settle();
  };
  return { ...made, id, write };
}

const unread = async (token: string) =>
  (await server.call(listNotices, { query: { unread: 'true' } }, token)).data.notices;

test('while a conversation is nobody’s, those nearest to it hear of a candidate’s message, once until it is read', async () => {
  const { candidate, manager, deputy, head, neighbour, id, write } = await scene();
  await write(candidate.token);
  await write(candidate.token);
  for (const { token } of [manager, deputy])
    expect(await unread(token)).toMatchObject([
      { kind: 'hiring.messageReceived', title: 'New message from Pia Valtonen', link: `/messages/${id}` },
    ]);
  expect(JSON.stringify(await unread(manager.token))).not.toContain('Monday');
  for (const { token } of [head, neighbour, candidate]) expect(await unread(token)).toEqual([]);
  const { messages } = (await server.call(listMessages, { params: { id }, query: {} }, manager.token)).data;
  const body = messages.map(({ message_id }) => ({ message_id, is_read: true }));
  await server.call(markRead, { body }, manager.token);
  expect([await unread(manager.token), await unread(deputy.token)]).toEqual([[], []]);
});

test('whoever it was given to hears alone; what the house writes is no news to it', async () => {
  const { candidate, manager, deputy, id, write } = await scene();
  await server.call(changeDesk, { params: { id }, body: { assignee_id: deputy.userId } }, manager.token);
  await write(manager.token);
  expect([await unread(manager.token), await unread(deputy.token)]).toEqual([[], []]);
  await write(candidate.token);
  expect([(await unread(manager.token)).length, (await unread(deputy.token)).length]).toEqual([0, 1]);
});
