import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';

const server = await startTestServer();

async function openConversation() {
  const { group, manager, candidate } = await server.run(async (work) => {
    const made = await makeGroup(work);
    return {
      group: made,
      manager: await makeEmployer(work, { brandId: made.id, as: 'GROUP_MANAGER' }),
      candidate: await makeUser(work),
    };
  });
  const [location_id] = group.locationIds;
  const job = await server.call(createJob, { params: { id: group.id }, body: completeJob(location_id) }, manager.token);
  const at = { group_id: group.id, location_id, job_id: job.data.id, user_id: candidate.userId };
  const id = await server.run((work) => makeApplication(work, at));
  return { id, tokens: { EMPLOYER: manager.token, CANDIDATE: candidate.token } };
}

type Scene = Awaited<ReturnType<typeof openConversation>>;
type Side = keyof Scene['tokens'];

/** What the messages themselves say, beside what is kept with the conversation. */
async function keptAndCounted(id: string) {
  const [row] = await server.run(({ db }) =>
    db.execute<{ kept: unknown; counted: unknown }>(sql`
      select json_build_array(a.unread_employer, a.unread_candidate, a.last_message_at) as kept,
        (select json_build_array(count(*) filter (where sender_side = 'CANDIDATE' and read_at is null),
           count(*) filter (where sender_side = 'EMPLOYER' and read_at is null), max(sent_at))
         from messaging.message where application_id = a.id) as counted
      from applications.application_view a where a.id = ${id}`),
  );
  return row;
}

const send = ({ id, tokens }: Scene, side: Side, text: string) => {
  const { payload, headers } = multipart({ message_body: text }, []);
  return server.request('POST', `/v1/applications/${id}/messages`, { token: tokens[side], headers, payload });
};
/** Reads, or takes back that they were read, what a side sees at this moment. */
const mark = async ({ id, tokens }: Scene, side: Side, isRead: boolean) => {
  const token = tokens[side];
  const { data } = await server.call(contract.listMessages, { params: { id }, query: { limit: '50' } }, token);
  const body = data.messages.map(({ message_id }) => ({ message_id, is_read: isRead }));
  if (body.length > 0) await server.call(contract.markRead, { body }, token);
};

const side = fc.constantFrom<Side>('EMPLOYER', 'CANDIDATE');
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ side, does: fc.constant('send' as const) }) },
  { weight: 2, arbitrary: fc.record({ side, does: fc.constant('read' as const) }) },
  { weight: 1, arbitrary: fc.record({ side, does: fc.constant('unread' as const) }) },
);

test('whatever is sent and read at the same moment, what is kept of a conversation is what its messages say', async () => {
  const scene = await openConversation();
  for (const acts of fc.sample(fc.array(act, { minLength: 12, maxLength: 12 }), { numRuns: 6, seed: 20261122 })) {
    server.clock.advance(1000);
    await Promise.all(
      acts.map(({ side: by, does }, index) =>
        does === 'send' ? send(scene, by, `Message ${index}`) : mark(scene, by, does === 'read'),
      ),
    );
    const row = await keptAndCounted(scene.id);
    expect(row?.kept).toEqual(row?.counted);
  }
});
