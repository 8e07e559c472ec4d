import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import { listMessages } from '../../../contract/endpoints.ts';
import { getSafety } from '../../../contract/safety-endpoints.ts';

/** A conversation at a location, its manager and a colleague, those who moderate the group, and what they all do. */
export async function openSafeConversation(server: TestServer) {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    const candidate = await makeUser(work);
    await markEmailVerified(work, candidate.userId);
    return {
      group,
      here,
      there,
      candidate,
      manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      colleague: await makeEmployer(work, { brandId: here, as: 'RECRUITER' }),
      neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
      moderator: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
      owner: await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }),
    };
  });
  const job = await server.call(
    createJob,
    { params: { id: made.group.id }, body: completeJob(made.here) },
    made.owner.token,
  );
  const apply = (more: Parameters<typeof makeApplication>[2] = {}, user_id = made.candidate.userId) =>
    server.run((work) =>
      makeApplication(work, { group_id: made.group.id, location_id: made.here, job_id: job.data.id, user_id }, more),
    );
  const id = await apply();
  const write = async (token: string, text = 'Hello', applicationId = id, messageId = newId()) => {
    server.clock.advance(1000);
    const { payload, headers } = multipart({ message_body: text, message_id: messageId }, []);
    const path = `/v1/applications/${applicationId}/messages`;
    const answer = await server.request('POST', path, { token, headers, payload });
    return { ...answer, messageId };
  };
  return {
    ...made,
    id,
    apply,
    write,
    read: async (token: string, applicationId = id) =>
      (await server.call(listMessages, { params: { id: applicationId }, query: {} }, token)).data,
    safety: async (token: string) => (await server.call(getSafety, { params: { id } }, token)).data,
  };
}

export type SafeScene = Awaited<ReturnType<typeof openSafeConversation>>;
