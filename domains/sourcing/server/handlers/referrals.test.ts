import { getApplication, moveApplication } from '@hearth/domains/applications/contract';
import { createSessionFor } from '@hearth/domains/identity/service';
import { eraseOwnData } from '@hearth/domains/privacy/contract';
import { referralSource } from '@hearth/domains/applications/service';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { disputeReferral, getReferral, listOwnReferrals, listReferredBy } from '../../contract/endpoints.ts';
import { openSourcing } from './sourcing.fixture.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await openSourcing(server);
const ines = at.ines.user.token;
const cook = await at.publish(at.here, 'Cook');
const waiter = await at.publish(at.here, 'Waiter');
const link = await at.linkOf(cook, ines);

const application = async (id: string, token = at.owner.token) =>
  (await server.call(getApplication, { params: { id: at.groupId, application_id: id } }, token)).data;
const referralOf = async (id: string, token = at.owner.token) =>
  (await server.call(getReferral, { params: { id: at.groupId, application_id: id } }, token)).data?.referral;
const owns = async (token: string) => (await server.call(listOwnReferrals, { query: {} }, token)).data.referrals;

test('whoever applies by the link of a colleague was referred by them, and both see as much as is theirs', async () => {
  const id = await at.apply(cook, link);
  expect((await application(id)).source).toBe('referral');
  expect(await referralOf(id)).toEqual({ referrer_name: 'Inês Quintela', disputed: false });
  const seen = await owns(ines);
  expect(seen).toEqual([
    { id: expect.any(String), job_title: 'Cook', at: '2026-11-20T12:00:00.000Z', stage: 'APPLIED', bonus: [] },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/Pia|Valtonen/);
  const { version } = await application(id);
  const move = (stage: 'SCREEN' | 'REJECTED', from: number) =>
    server.call(
      moveApplication,
      {
        params: { id: at.groupId, application_id: id },
        body: { stage, version: from, reason: stage === 'REJECTED' ? 'OTHER' : null },
      },
      at.owner.token,
    );
  await move('SCREEN', version);
  expect((await owns(ines))[0]?.stage).toBe('IN_PROGRESS');
  await move('REJECTED', version + 1);
  expect((await owns(ines))[0]?.stage).toBe('NOT_THIS_TIME');
  const told = await server.call(listReferredBy, {}, at.candidate.token);
  expect(told.data.referred).toEqual([
    { application_id: id, job_title: 'Cook', referrer_name: 'Inês Quintela', disputed: false },
  ]);
  expect((await server.call(listReferredBy, {}, ines)).data.referred).toEqual([]);
  expect(await owns(at.candidate.token)).toEqual([]);
});

test('who applied there within half a year is referred by nobody', async () => {
  const id = await at.apply(waiter, await at.linkOf(waiter, ines));
  expect((await application(id)).source).toBe('career page');
  expect(await referralOf(id)).toBeNull();
});

test.each([
  ['one that was made up', async () => referralSource('AAAAAAAABBBBBBBB')],
  ['one whose last letters were changed', async () => `${link.slice(0, -4)}AAAA`],
  ['one to another post', () => at.linkOf(waiter, ines)],
])('a link that does not count leaves the application to the career page: %s', async (_which, source) => {
  const id = await at.apply(cook, await source(), await at.newcomer());
  expect((await application(id)).source).toBe('career page');
  expect(await referralOf(id)).toBeNull();
});

test('nobody refers themselves, and no colleague is referred', async () => {
  const own = await at.apply(waiter, await at.linkOf(waiter, ines), ines);
  const colleague = await at.apply(cook, link, at.tomeUser.token);
  expect([(await application(own)).source, (await application(colleague)).source]).toEqual([
    'career page',
    'career page',
  ]);
});

test('a candidate says that it is wrong: the application goes on, the referral counts no longer', async () => {
  const token = await at.newcomer();
  const id = await at.apply(cook, link, token);
  const dispute = (as: string) => server.call(disputeReferral, { params: { application_id: id } }, as);
  expect((await dispute(ines)).status).toBe(404);
  expect((await dispute(at.candidate.token)).status).toBe(404);
  expect((await dispute(token)).data.disputed).toBe(true);
  expect((await dispute(token)).data.disputed).toBe(true);
  expect(await application(id)).toMatchObject({ source: 'career page', stage: 'NEW' });
  expect(await referralOf(id)).toEqual({ referrer_name: 'Inês Quintela', disputed: true });
  expect((await owns(ines)).map(({ stage }) => stage)).toContain('NOT_COUNTED');
});

test('who referred somebody is told where the right to see the application reaches', async () => {
  const id = await at.apply(cook, link, await at.newcomer());
  expect(await referralOf(id, at.bossHere.token)).toEqual({ referrer_name: 'Inês Quintela', disputed: false });
  expect(await referralOf(id, at.bossThere.token)).toBeUndefined();
  expect(await referralOf(id, at.stranger.token)).toBeUndefined();
});

test('with an application that is forgotten the referral goes', async () => {
  const before = (await owns(ines)).length;
  await server.call(eraseOwnData, { body: { understood: true } }, at.candidate.token);
  expect((await server.call(listReferredBy, {}, at.candidate.token)).data.referred).toEqual([]);
  expect(await owns(ines)).toHaveLength(before - 1);
});

test('a link is good for thirty days, to the second', async () => {
  const again = async (userId: string) => (await server.run((work) => createSessionFor(work, userId))).access_token;
  server.clock.set('2026-12-20T11:59:59Z');
  const owner = await again(at.owner.userId);
  const inTime = await at.apply(cook, link, await again(at.stranger.userId));
  expect((await application(inTime, owner)).source).toBe('referral');
  server.clock.set('2026-12-20T12:00:00Z');
  const late = await at.apply(cook, link, await at.newcomer());
  expect((await application(late, owner)).source).toBe('career page');
});
