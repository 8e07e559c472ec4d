import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import type { BrandNode } from '@hearth/domains/core/service';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { createOwnToken } from '@hearth/domains/tokens/contract';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  createRequisition,
  decideRequisition,
  getApprovalChain,
  getRequisition,
  listApprovedRequisitions,
  listRequisitions,
  putApprovalChain,
  withdrawRequisition,
} from '../../contract/endpoints.ts';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const [group, lisbon, porto, other] = [newId(), newId(), newId(), newId()];
const location = (id: string, name: string): BrandNode => ({ id, type: 'LOCATION', name, country: 'PT', city: name });
const at = await server.run(async (work) => {
  const root = { type: 'GP-GROUP', currency: 'EUR', timeZone: 'Europe/Lisbon' };
  const children = [location(lisbon, 'Lisboa'), location(porto, 'Porto')];
  await makeBrandTree(work, { ...root, id: group, name: 'Harbour House', slug: 'harbour-house', children });
  await makeBrandTree(work, { ...root, id: other, name: 'Other', slug: 'other', children: [] });
  return {
    owner: await makeEmployer(work, { brandId: group, as: 'ENTERPRISE_OWNER' }),
    groupManager: await makeEmployer(work, { brandId: group, as: 'GROUP_MANAGER' }),
    lisbonManager: await makeEmployer(work, { brandId: lisbon, as: 'LOCATION_MANAGER' }),
    portoManager: await makeEmployer(work, { brandId: porto, as: 'LOCATION_MANAGER' }),
    recruiter: await makeEmployer(work, { brandId: group, as: 'RECRUITER' }),
    stranger: await makeEmployer(work, { brandId: other, as: 'ENTERPRISE_OWNER' }),
  };
});
type Who = keyof typeof at;

const setChain = (brandId: string, roles: ApproverRole[], who: Who = 'owner') =>
  server.call(putApprovalChain, { params: { id: brandId }, body: { own: roles } }, at[who].token);
const ask = async (who: Who, brandId = lisbon, token = at[who].token) =>
  server.call(
    createRequisition,
    {
      params: { id: group },
      body: {
        brand_id: brandId,
        position_name: 'Bartender',
        headcount: 2,
        needed_by: '2026-12-24',
        reason: 'SEASON',
        note: 'Two terraces open at Christmas.',
      },
    },
    token,
  );
const decide = (id: string, who: Who, decision: 'APPROVED' | 'DECLINED' = 'APPROVED', note = '') =>
  server.call(
    decideRequisition,
    { params: { id: group, requisition_id: id }, body: { decision, note } },
    at[who].token,
  );
const waiting = async (who: Who) =>
  (await server.call(listRequisitions, { params: { id: group }, query: { mine: 'true' } }, at[who].token)).data;

await setChain(group, ['LOCATION_MANAGER', 'GROUP_MANAGER']);

test('a request goes from one role to the next, and is approved when the last has agreed', async () => {
  const made = (await ask('recruiter')).data;
  expect(made).toMatchObject({ status: 'WAITING', waiting_for: 'LOCATION_MANAGER', is_own: true, may_decide: false });
  expect((await decide(made.id, 'groupManager')).refusal.code).toBe('NOT_YOUR_TURN');
  expect((await decide(made.id, 'portoManager')).status).toBe(404);
  expect((await decide(made.id, 'lisbonManager')).data).toMatchObject({ waiting_for: 'GROUP_MANAGER' });
  const approved = (await decide(made.id, 'groupManager', 'APPROVED', 'Go ahead.')).data;
  expect(approved).toMatchObject({ status: 'APPROVED', waiting_for: null });
  expect(approved.steps.map(({ decision, note }) => [decision, note])).toEqual([
    ['APPROVED', ''],
    ['APPROVED', 'Go ahead.'],
  ]);
  expect((await decide(made.id, 'owner')).refusal.code).toBe('ALREADY_DECIDED');
});

const told = async (who: Who) =>
  (await server.call(listNotices, { query: { unread: 'true' } }, at[who].token)).data.notices.map(({ title }) => title);

test('whose turn it is hears of a request, nobody else does, and whoever asked hears the end of it', async () => {
  const everybody = ['owner', 'groupManager', 'lisbonManager', 'portoManager', 'stranger', 'recruiter'] as const;
  const counts = async () =>
    Object.fromEntries(await Promise.all(everybody.map(async (who) => [who, (await told(who)).length])));
  const before = await counts();
  const { id } = (await ask('recruiter')).data;
  expect((await told('lisbonManager'))[0]).toBe('Hiring request to approve: Bartender, Lisboa');
  expect(await counts()).toEqual({ ...before, lisbonManager: before['lisbonManager'] + 1 });
  await decide(id, 'lisbonManager');
  expect(await counts()).toEqual({ ...before, groupManager: before['groupManager'] + 1 });
  await decide(id, 'groupManager', 'APPROVED', 'Go ahead.');
  expect(await counts()).toEqual({ ...before, recruiter: before['recruiter'] + 1 });
  expect((await told('recruiter'))[0]).toBe('Approved: your hiring request for Bartender, Lisboa');
});

test('steps that the asker could decide count as decided; nobody decides about their own request', async () => {
  const made = (await ask('lisbonManager')).data;
  expect(made).toMatchObject({ waiting_for: 'GROUP_MANAGER' });
  expect(made.steps[0]).toMatchObject({ decision: 'APPROVED' });
  const own = (await ask('groupManager')).data;
  expect(own).toMatchObject({ waiting_for: 'LOCATION_MANAGER', may_decide: false });
  expect((await decide(own.id, 'groupManager')).refusal.code).toBe('NOT_YOUR_TURN');
  expect((await ask('owner')).data.status).toBe('APPROVED');
});

test('a request by an owner’s API token waits for approval: a token has no role', async () => {
  const permissions = ['VIEW_JOBS', 'MANAGE_JOBS'] as const;
  const body = { name: 'Rota', brand_id: group, permissions: [...permissions], days: 30, proof: FACTORY_PASSWORD };
  const { data } = await server.call(createOwnToken, { body }, at.owner.token);
  const made = (await ask('owner', lisbon, data.token)).data;
  expect(made).toMatchObject({ status: 'WAITING', waiting_for: 'LOCATION_MANAGER' });
  expect(made.steps.map(({ decision }) => decision)).toEqual([null, null]);
});

test('what waits for somebody is what they may decide, wherever they hold the role', async () => {
  const here = (await ask('recruiter')).data;
  const there = (await ask('recruiter', porto)).data;
  const lisbonWaits = await waiting('lisbonManager');
  expect(lisbonWaits.requisitions.map(({ id }) => id)).toContain(here.id);
  expect(lisbonWaits.requisitions.map(({ id }) => id)).not.toContain(there.id);
  expect(lisbonWaits.requisitions.every(({ may_decide: may }) => may)).toBe(true);
  expect(lisbonWaits.waiting_for_me).toBe(lisbonWaits.total);
  expect((await waiting('owner')).requisitions.map(({ id }) => id)).toEqual(
    expect.arrayContaining([here.id, there.id]),
  );
  expect((await waiting('recruiter')).requisitions).toEqual([]);
});

test('one step that is declined ends a request', async () => {
  const { id } = (await ask('recruiter')).data;
  expect((await decide(id, 'lisbonManager', 'DECLINED', 'Not before spring.')).data).toMatchObject({
    status: 'DECLINED',
    waiting_for: null,
  });
});

test('whoever asked may take a request back while it is not decided', async () => {
  const { id } = (await ask('recruiter')).data;
  const withdraw = (who: Who) =>
    server.call(withdrawRequisition, { params: { id: group, requisition_id: id } }, at[who].token);
  expect((await withdraw('lisbonManager')).refusal.code).toBe('NOT_YOUR_TURN');
  expect((await withdraw('recruiter')).data.status).toBe('WITHDRAWN');
  expect((await withdraw('recruiter')).refusal.code).toBe('ALREADY_DECIDED');
});

test('a chain below adds to the one above and takes nothing away; a request under way keeps its own', async () => {
  const underWay = (await ask('recruiter', porto)).data;
  expect((await setChain(porto, [], 'portoManager')).data.roles).toEqual(['LOCATION_MANAGER', 'GROUP_MANAGER']);
  expect((await setChain(porto, ['ENTERPRISE_OWNER', 'RECRUITER'], 'portoManager')).data).toEqual({
    roles: ['RECRUITER', 'LOCATION_MANAGER', 'GROUP_MANAGER', 'ENTERPRISE_OWNER'],
    own: ['RECRUITER', 'ENTERPRISE_OWNER'],
  });
  const read = (id: string) => server.call(getApprovalChain, { params: { id } }, at.owner.token);
  expect((await read(lisbon)).data).toEqual({ roles: ['LOCATION_MANAGER', 'GROUP_MANAGER'], own: [] });
  const after = await server.call(
    getRequisition,
    { params: { id: group, requisition_id: underWay.id } },
    at.owner.token,
  );
  expect(after.data.steps).toHaveLength(2);
});

test('where nobody is asked, a request is approved at once', async () => {
  const body = { position_name: 'Cook', headcount: 1, needed_by: null, reason: 'GROWTH' as const, note: '' };
  const made = await server.call(
    createRequisition,
    { params: { id: other }, body: { ...body, brand_id: other } },
    at.stranger.token,
  );
  expect(made.data).toMatchObject({ status: 'APPROVED', steps: [] });
});

test('a post finds the approved requests for its location and for the brands above it', async () => {
  const own = (await ask('owner', lisbon)).data.id;
  const above = (await ask('owner', group)).data.id;
  const beside = (await ask('owner', porto)).data.id;
  const { data } = await server.call(listApprovedRequisitions, { params: { id: lisbon } }, at.lisbonManager.token);
  expect(data.demanded).toBe(true);
  const ids = data.requisitions.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([own, above]));
  expect(ids).not.toContain(beside);
});

test('only those who manage a brand say who is asked there', async () => {
  expect((await setChain(lisbon, [], 'recruiter')).status).toBe(403);
  expect((await setChain(group, [], 'lisbonManager')).status).toBe(403);
});

test('another group neither sees a request nor asks at this one', async () => {
  const { id } = (await ask('recruiter')).data;
  const { token } = at.stranger;
  const seen = await server.call(getRequisition, { params: { id: other, requisition_id: id } }, token);
  expect(seen.status).toBe(404);
  const body = { position_name: 'Cook', headcount: 1, needed_by: null, reason: 'GROWTH' as const, note: '' };
  const planted = await server.call(
    createRequisition,
    { params: { id: other }, body: { ...body, brand_id: lisbon } },
    token,
  );
  expect(planted.status).toBe(404);
});
