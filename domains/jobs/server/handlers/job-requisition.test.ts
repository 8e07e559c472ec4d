import {
  closeRequisition,
  createRequisition,
  getRequisition,
  putApprovalChain,
} from '@hearth/domains/requisitions/contract';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changeJobStatus, createJob, publishJob, updateJob } from '../../contract/endpoints.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { completeJob, makeHiringGroups } from '../../db/factory.ts';
import { recordHire } from '../service.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);
const params = { id: at.group };

await server.call(putApprovalChain, { params, body: { own: ['ENTERPRISE_OWNER'] } }, at.owner.token);

/** A request for three people: approved at once when an owner asks, else waiting. */
const ask = async (token: string, brandId: string) =>
  (
    await server.call(
      createRequisition,
      {
        params,
        body: {
          brand_id: brandId,
          position_name: 'Bartender',
          headcount: 3,
          needed_by: null,
          reason: 'GROWTH',
          note: '',
        },
      },
      token,
    )
  ).data.id;
const draft = async (change: Partial<JobContent>) =>
  (await server.call(createJob, { params, body: completeJob(at.lisbon, change) }, at.manager.token)).data;
const publish = async (change: Partial<JobContent>) => {
  const { id } = await draft(change);
  return server.call(publishJob, { params: { ...params, job_id: id }, body: { version: 1 } }, at.manager.token);
};
const act = (id: string, action: 'close' | 'reopen' | 'undo') =>
  server.call(changeJobStatus, { params: { ...params, job_id: id }, body: { action } }, at.manager.token);

test('where somebody has to agree first, a post goes live only with an approved request that covers its location', async () => {
  expect((await publish({})).refusal.code).toBe('REQUISITION_NEEDED');
  const waiting = await ask(at.manager.token, at.lisbon);
  expect((await publish({ requisition_id: waiting })).refusal.code).toBe('REQUISITION_NEEDED');
  const elsewhere = await ask(at.owner.token, at.porto);
  expect((await publish({ requisition_id: elsewhere })).refusal.code).toBe('REQUISITION_NEEDED');
  const here = await ask(at.owner.token, at.lisbon);
  expect((await publish({ requisition_id: here })).data.status).toBe('LIVE');
  const forAll = await ask(at.owner.token, at.group);
  expect((await publish({ requisition_id: forAll })).data.status).toBe('LIVE');
});

test('a request that there is not in the group is refused by its name', async () => {
  for (const requisition_id of ['019a0000-0000-7000-8000-0000000000ff', at.lisbon]) {
    const body = completeJob(at.lisbon, { requisition_id });
    const reply = await server.call(createJob, { params, body }, at.manager.token);
    expect([reply.status, reply.refusal.fields?.[0]?.field]).toEqual([400, 'requisition_id']);
  }
});

test('posts look for no more people than were approved, whichever post was first', async () => {
  const id = await ask(at.owner.token, at.lisbon);
  const first = (await publish({ requisition_id: id, hires_target: 2 })).data;
  const refused = await publish({ requisition_id: id, hires_target: 2 });
  expect(refused.refusal).toMatchObject({ code: 'HEADCOUNT_USED', left: 1, headcount: 3 });
  const more = await server.call(
    updateJob,
    { params: { ...params, job_id: first.id }, body: { version: first.version, change: { hires_target: 4 } } },
    at.manager.token,
  );
  expect(more.refusal.code).toBe('HEADCOUNT_USED');
  await act(first.id, 'close');
  expect((await publish({ requisition_id: id, hires_target: 3 })).data.status).toBe('LIVE');
  expect((await act(first.id, 'undo')).refusal.code).toBe('HEADCOUNT_USED');
  expect((await act(first.id, 'reopen')).refusal.code).toBe('HEADCOUNT_USED');
});

test('a hire by a post counts for its request; a closed request is filled by no post any more', async () => {
  const id = await ask(at.owner.token, at.lisbon);
  const post = (await publish({ requisition_id: id, hires_target: 2 })).data;
  await server.run((work) => recordHire(work, post.id, at.manager.userId));
  const request = { params: { ...params, requisition_id: id } };
  expect((await server.call(getRequisition, request, at.owner.token)).data.hires).toBe(1);
  expect((await server.call(closeRequisition, request, at.manager.token)).data.status).toBe('CLOSED');
  expect((await publish({ requisition_id: id })).refusal.code).toBe('REQUISITION_NEEDED');
});

test('a group that asks nobody publishes without a request', async () => {
  const theirs = { id: at.otherGroup };
  const made = await server.call(createJob, { params: theirs, body: completeJob(at.vienna) }, at.stranger.token);
  const live = await server.call(
    publishJob,
    { params: { ...theirs, job_id: made.data.id }, body: { version: 1 } },
    at.stranger.token,
  );
  expect(live.data.status).toBe('LIVE');
});

test('a request of another group is refused like one that does not exist, in a new post and in one that stands', async () => {
  const other = await server.run(makeHiringGroups);
  const content = {
    brand_id: other.lisbon,
    position_name: 'Bartender',
    headcount: 1,
    needed_by: null,
    reason: 'GROWTH' as const,
    note: '',
  };
  const theirs = await server.call(
    createRequisition,
    { params: { id: other.group }, body: content },
    other.owner.token,
  );
  const post = await draft({});
  for (const requisition_id of [theirs.data.id, newId()]) {
    const made = await server.call(
      createJob,
      { params, body: completeJob(at.lisbon, { requisition_id }) },
      at.manager.token,
    );
    expect([made.status, made.refusal.fields?.[0]?.rule]).toEqual([400, 'known']);
    const body = { version: post.version, change: { requisition_id } };
    const changed = await server.call(updateJob, { params: { ...params, job_id: post.id }, body }, at.manager.token);
    expect(changed.status).toBe(400);
  }
});
