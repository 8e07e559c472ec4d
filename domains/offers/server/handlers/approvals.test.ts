import { makeEmployer } from '@hearth/domains/access/factory';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import { makeApplication } from '@hearth/domains/applications/factory';
import { FACTORY_PASSWORD_HASH } from '@hearth/domains/identity/factory';
import { createUser } from '@hearth/domains/identity/service';
import { listNotices } from '@hearth/domains/notices/contract';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { OfferContent, OfferLimit } from '../../contract/schemas.ts';
import { CONTENT, newestMail, openScene } from './offers.fixture.ts';

const server = await startTestServer();
beforeEach(() => server.clock.set('2026-11-22T09:00:00Z'));

/** A house where some roles are asked, with somebody of each, and a recruiter who makes an offer. */
async function open(roles: ApproverRole[], limit: OfferLimit | null = null) {
  const scene = await openScene(server);
  const { restaurant } = scene;
  const at = await server.run(async (work) => ({
    owner: await makeEmployer(work, { brandId: restaurant.groupId, as: 'ENTERPRISE_OWNER' }),
    group: await makeEmployer(work, { brandId: restaurant.groupId, as: 'GROUP_MANAGER' }),
    local: await makeEmployer(work, { brandId: restaurant.here, as: 'LOCATION_MANAGER' }),
    elsewhere: await makeEmployer(work, { brandId: restaurant.there, as: 'LOCATION_MANAGER' }),
    recruiter: await makeEmployer(work, { brandId: restaurant.groupId, as: 'RECRUITER' }),
  }));
  type Who = keyof typeof at;
  const brand = { id: restaurant.groupId };
  await server.call(contract.putApprovalRule, { params: brand, body: { roles, limit } }, at.owner.token);
  const candidate = await scene.apply();
  const params = { ...brand, application_id: candidate.id };
  const ask = (change: Partial<OfferContent> = {}, who: Who = 'recruiter') => {
    server.clock.advance(1000);
    return server.call(contract.askApproval, { params, body: { ...CONTENT, ...change } }, at[who].token);
  };
  const send = (change: Partial<OfferContent> = {}, who: Who = 'recruiter') =>
    server.call(contract.sendOffer, { params, body: { ...CONTENT, ...change } }, at[who].token);
  const decide = async (id: string, who: Who, decision: 'APPROVED' | 'DECLINED' = 'APPROVED', note = '') => {
    const where = who === 'local' ? restaurant.here : who === 'elsewhere' ? restaurant.there : restaurant.groupId;
    return server.call(
      contract.decideApproval,
      { params: { id: where, approval_id: id }, body: { decision, note } },
      at[who].token,
    );
  };
  const waiting = async (who: Who) =>
    (
      await server.call(
        contract.listWaitingApprovals,
        { params: { id: who === 'local' ? restaurant.here : restaurant.groupId } },
        at[who].token,
      )
    ).data.approvals.map((one) => one.application_id);
  const list = async () => (await server.call(contract.listOffersOf, { params }, at.recruiter.token)).data;
  return { scene, candidate, ask, send, decide, waiting, list, brand, at };
}

test('an offer waits for each role in turn, and goes out when all have agreed', async () => {
  const { candidate, ask, send, decide, waiting, list } = await open(['GROUP_MANAGER', 'LOCATION_MANAGER']);
  expect((await send()).refusal.code).toBe('OFFER_NEEDS_APPROVAL');
  const { id, waiting_for: first } = (await ask()).data;
  expect(first).toBe('LOCATION_MANAGER');
  expect([await waiting('local'), await waiting('group'), await waiting('recruiter')]).toEqual([
    [candidate.id],
    [],
    [],
  ]);
  expect((await decide(id, 'group')).refusal.code).toBe('OFFER_NOT_YOUR_TURN');
  expect((await decide(id, 'elsewhere')).status).toBe(404);
  expect((await decide(id, 'local')).data.waiting_for).toBe('GROUP_MANAGER');
  expect((await send()).refusal.code).toBe('OFFER_NEEDS_APPROVAL');
  expect((await newestMail(server, candidate.email)).link).toBe('');
  expect((await decide(id, 'group')).data.status).toBe('APPROVED');
  expect((await decide(id, 'group')).refusal.code).toBe('OFFER_DECIDED');
  expect((await list()).approval).toMatchObject({ status: 'APPROVED', may_decide: false });
  expect((await send()).status).toBe(200);
  expect((await newestMail(server, candidate.email)).link).not.toBe('');
  expect((await list()).approval).toBeNull();
});

test('whose turn it is hears that an offer waits, and whoever wrote it hears what was decided', async () => {
  const { ask, decide, at } = await open(['LOCATION_MANAGER']);
  const told = async (who: keyof typeof at) =>
    (await server.call(listNotices, { query: {} }, at[who].token)).data.notices.map(({ title }) => title.split(':')[0]);
  const { id } = (await ask()).data;
  expect(await told('local')).toEqual(['Offer to approve']);
  await decide(id, 'local');
  expect(await told('recruiter')).toEqual(['Approved']);
  expect([await told('elsewhere'), await told('group'), await told('owner')]).toEqual([[], [], []]);
});

test('an offer of other words is asked about anew, and takes the place of the one before', async () => {
  const { ask, send, decide } = await open(['GROUP_MANAGER']);
  const { id } = (await ask()).data;
  await decide(id, 'group');
  const more = { pay: { ...CONTENT.pay, amount: 1560 } };
  expect((await send(more)).refusal.code).toBe('OFFER_NEEDS_APPROVAL');
  const second = (await ask(more)).data;
  // What was agreed to before is not, any more: only one stands.
  expect((await send()).refusal.code).toBe('OFFER_NEEDS_APPROVAL');
  await decide(second.id, 'group');
  expect((await send(more)).status).toBe(200);
});

test('who does not agree says why, and the offer does not go out', async () => {
  const { ask, send, decide, list } = await open(['GROUP_MANAGER']);
  const { id } = (await ask()).data;
  expect((await decide(id, 'group', 'DECLINED')).status).toBe(400);
  await decide(id, 'group', 'DECLINED', 'Above the team');
  expect((await list()).approval).toMatchObject({ status: 'DECLINED', steps: [{ note: 'Above the team' }] });
  expect((await send()).refusal.code).toBe('OFFER_NEEDS_APPROVAL');
});

test('below the limit of a brand nobody is asked, above it somebody is', async () => {
  const { send } = await open(['GROUP_MANAGER'], { amount: 1550, currency: 'EUR', per: 'HOUR' });
  expect((await send({ pay: { ...CONTENT.pay, amount: 1551 } })).refusal.code).toBe('OFFER_NEEDS_APPROVAL');
  expect((await send()).status).toBe(200);
});

test('who could decide it all sends at once, and nobody decides about their own', async () => {
  const { ask, send, decide, waiting, brand, at } = await open(['GROUP_MANAGER', 'ENTERPRISE_OWNER']);
  const { id } = (await ask({}, 'group')).data;
  expect((await decide(id, 'group')).refusal.code).toBe('OFFER_NOT_YOUR_TURN');
  expect(await waiting('owner')).toHaveLength(1);
  expect((await send({}, 'owner')).status).toBe(200);
  expect(await waiting('owner')).toEqual([]);
  const denied = await server.call(
    contract.putApprovalRule,
    { params: brand, body: { roles: [], limit: null } },
    at.recruiter.token,
  );
  expect(denied.status).toBe(403);
});

test('somebody’s turn is found behind hundreds that wait for others', async () => {
  const { candidate, ask, waiting } = await open(['GROUP_MANAGER']);
  await ask();
  const asked = `insert into offers.approval
    select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'application_id', a.id,
      'waiting_for', 'LOCATION_MANAGER', 'asked_at', o.asked_at - interval '1 day'))).*
    from offers.approval o join applications.application a on a.job_id = $2 and a.id <> $1 where o.application_id = $1`;
  await server.run(async (work) => {
    const [row] = await work.db.query(
      'select group_id, location_id, job_id, user_id from applications.application where id = $1',
      [candidate.id],
    );
    const known = row as Parameters<typeof makeApplication>[1];
    for (let made = 0; made < 510; made += 1) {
      const whose = {
        firstName: 'Ada',
        lastName: 'Person',
        email: `waits-${made}@example.com`,
        passwordHash: FACTORY_PASSWORD_HASH,
      };
      await makeApplication(work, { ...known, user_id: await createUser(work.db, whose) }, { stage: 'OFFER' });
    }
    await work.db.query(asked, [candidate.id, known.job_id]);
  });
  expect(await waiting('local')).toHaveLength(100);
  expect(await waiting('group')).toEqual([candidate.id]);
});
