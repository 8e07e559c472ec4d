import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';

/** A group with two locations, a manager of the whole and one of each, and people who apply. */
export async function openScene(server: TestServer) {
  const at = await server.run(makeHiringGroups);
  const head = await server.run((work) => makeEmployer(work, { brandId: at.group, as: 'GROUP_MANAGER' }));
  const here = await server.run((work) => makeEmployer(work, { brandId: at.lisbon, as: 'LOCATION_MANAGER' }));
  const there = await server.run((work) => makeEmployer(work, { brandId: at.porto, as: 'LOCATION_MANAGER' }));
  const { data: job } = await server.call(
    createJob,
    { params: { id: at.group }, body: completeJob(at.lisbon) },
    head.token,
  );
  /** Somebody who applied with this address and number, with an account of their own. */
  const apply = async (email: string, phone = '', location = at.lisbon) => {
    const user = await server.run((work) => makeUser(work));
    const known = { group_id: at.group, location_id: location, job_id: job.id, user_id: user.userId };
    return { ...user, id: await server.run((work) => makeApplication(work, known, { email, phone })) };
  };
  const inApplication = (id: string, brandId = at.group) => ({ params: { id: brandId, application_id: id } });
  const look = (id: string, token = head.token, brandId = at.group) =>
    server.call(contract.getPerson, inApplication(id, brandId), token);
  const say = (id: string, other: string, same = true, token = head.token, brandId = at.group) =>
    server.call(
      contract.sayWhetherSame,
      { ...inApplication(id, brandId), body: { other_application_id: other, same } },
      token,
    );
  const takeBack = (pairId: string, token = head.token, brandId = at.group) =>
    server.call(contract.takeBackPair, { params: { id: brandId, pair_id: pairId } }, token);
  return { at, head, here, there, job, apply, inApplication, look, say, takeBack };
}
