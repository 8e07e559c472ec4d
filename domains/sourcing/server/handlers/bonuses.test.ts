import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { getApplication, hire, moveApplication } from '@hearth/domains/applications/contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createSessionFor } from '@hearth/domains/identity/service';
import { endEmployment, getEmployee } from '@hearth/domains/team/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  addBonusRule,
  decideBonus,
  exportBonuses,
  getBonusRules,
  listBonuses,
  listOpenPosts,
  listOwnReferrals,
  shareOpenPost,
} from '../../contract/endpoints.ts';
import type { BonusTerms } from '../../contract/schemas.ts';
import { SETTLE_DUE } from '../jobs/settle-due.ts';
import { openSourcing } from './sourcing.fixture.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await openSourcing(server);
const again = async (userId: string) => (await server.run((work) => createSessionFor(work, userId))).access_token;
const tokens = { owner: at.owner.token, ines: at.ines.user.token };
const PROMISE: BonusTerms = {
  currency: 'EUR',
  parts: [
    { amount: 10_000, after_days: 0 },
    { amount: 20_000, after_days: 30 },
  ],
  excluded: ['HIRING'],
};
const promise = (
  to: BonusTerms | null,
  of: { brandId?: string; jobId?: string; from?: string } = {},
  token = tokens.owner,
) =>
  server.call(
    addBonusRule,
    {
      params: { id: of.brandId ?? at.groupId },
      body: { valid_from: of.from ?? '2026-11-20', promise: to, job_id: of.jobId ?? null },
    },
    token,
  );
const cook = await at.publish(at.here, '=HYPERLINK("http://evil")');
const porter = await at.publish(at.here, 'Porter');
const link = await at.linkOf(cook, tokens.ines);
const owns = async () => (await server.call(listOwnReferrals, { query: {} }, tokens.ines)).data.referrals;
const states = async () => (await owns())[0]?.bonus.map(({ state }) => state);
const list = async (show: 'DECIDE' | 'PAY' | 'WAIT' | 'OVER', token = tokens.owner) =>
  server.call(listBonuses, { params: { id: at.groupId }, query: { show } }, token);
const hireNow = async (id: string, startsOn: string) => {
  const params = { id: at.groupId, application_id: id };
  const { version } = (await server.call(getApplication, { params }, tokens.owner)).data;
  const { data } = await server.call(
    hire,
    {
      params,
      body: {
        version,
        location_id: at.here,
        position_id: at.kitchen,
        position_name: '',
        starts_on: startsOn,
        contract_minutes_per_week: 1200,
        pay: null,
      },
    },
    tokens.owner,
  );
  await server.settle();
  return data.employee_id ?? '';
};
const hourly = async () => {
  await server.run(({ enqueue }) => enqueue(jobNamed(SETTLE_DUE), {}));
  await server.settle();
};

test('nothing is promised before somebody who may has promised it', async () => {
  const { posts } = (await server.call(listOpenPosts, { query: {} }, tokens.ines)).data;
  expect(posts.map(({ bonus }) => bonus)).toEqual([null, null]);
  expect((await promise(PROMISE, {}, at.bossHere.token)).status).toBe(403);
  expect((await promise(PROMISE, { brandId: at.here }, at.bossHere.token)).status).toBe(403);
  expect((await promise(PROMISE)).data.holds).toEqual(PROMISE);
  const after = (await server.call(listOpenPosts, { query: {} }, tokens.ines)).data.posts;
  expect(after.map(({ bonus }) => bonus?.amount)).toEqual([30_000, 30_000]);
});

test('a day that is over is not written into; another group’s post is not there', async () => {
  const { data } = await promise(PROMISE, { from: '2026-01-01' });
  expect(data.own[0]?.valid_from).toBe('2026-11-20');
  const other = await openSourcing(server);
  expect((await promise(PROMISE, { jobId: cook }, other.owner.token)).status).toBe(404);
  expect(
    (await server.call(getBonusRules, { params: { id: at.groupId }, query: { job_id: cook } }, other.owner.token))
      .status,
  ).toBe(404);
});

test('whoever may hire at the place is told that they get nothing, and gets nothing', async () => {
  await at.hireAt(at.here, { firstName: 'Leonor', userId: at.bossHere.userId });
  const { data } = await server.call(shareOpenPost, { params: { job_id: porter } }, at.bossHere.token);
  expect(data).toMatchObject({ is_excluded: true });
  await at.apply(porter, await at.linkOf(porter, at.bossHere.token), await at.newcomer());
  const { referrals } = (await server.call(listOwnReferrals, { query: {} }, at.bossHere.token)).data;
  expect(referrals[0]).toMatchObject({ stage: 'APPLIED', bonus: [] });
});

test('what was promised at the moment of the application stays, whatever is promised afterwards', async () => {
  const id = await at.apply(cook, link);
  await promise({ ...PROMISE, parts: [{ amount: 1, after_days: 1 }] });
  expect((await owns())[0]?.bonus.map(({ amount, state }) => [amount, state])).toEqual([
    [10_000, 'WAITING'],
    [20_000, 'WAITING'],
  ]);
  const params = { id: at.groupId, application_id: id };
  const move = async (stage: 'REJECTED' | 'SCREEN') => {
    const { version } = (await server.call(getApplication, { params }, tokens.owner)).data;
    await server.call(
      moveApplication,
      { params, body: { stage, version, reason: stage === 'REJECTED' ? 'OTHER' : null } },
      tokens.owner,
    );
    await server.settle();
  };
  await move('REJECTED');
  expect(await states()).toEqual(['LAPSED', 'LAPSED']);
  await move('SCREEN');
  expect(await states()).toEqual(['WAITING', 'WAITING']);
});

test('each part is earned on its day by the clock of the place, and decided by somebody with the right', async () => {
  const id = (await list('WAIT')).data.bonuses[0]?.application_id ?? '';
  await hireNow(id, '2026-11-20');
  expect((await owns())[0]).toMatchObject({ stage: 'HIRED' });
  expect(await states()).toEqual(['EARNED', 'WAITING']);
  const [part] = (await list('DECIDE')).data.bonuses;
  expect(part).toMatchObject({
    referrer_name: 'Inês Quintela',
    candidate_name: 'Pia Valtonen',
    number: 1,
    of: 2,
    is_own: false,
  });
  expect((await list('DECIDE', at.bossHere.token)).status).toBe(403);
  const version = part?.version ?? 0;
  const decide = (state: 'APPROVED' | 'PAID', from: number, token = tokens.owner) =>
    server.call(
      decideBonus,
      { params: { id: at.groupId, bonus_id: part?.id ?? '' }, body: { state, version: from, note: '' } },
      token,
    );
  expect((await decide('PAID', version)).refusal.code).toBe('BONUS_CHANGED');
  expect((await decide('APPROVED', version - 1)).refusal.code).toBe('BONUS_CHANGED');
  expect((await decide('APPROVED', version, at.bossHere.token)).status).toBe(403);
  expect((await decide('APPROVED', version)).data).toMatchObject({ state: 'APPROVED', version: version + 1 });
  expect((await decide('PAID', version + 1)).data.last).toMatchObject({ by_name: expect.any(String) });
  expect(await states()).toEqual(['PAID', 'WAITING']);
});

test('nobody decides about a bonus of their own', async () => {
  await promise(PROMISE);
  const boss = await server.run((work) => makeEmployer(work, { brandId: at.groupId, as: ['DECIDE_BONUSES'] }));
  await at.hireAt(at.there, { firstName: 'Own', lastName: 'Hand', userId: boss.userId });
  const id = await at.apply(cook, await at.linkOf(cook, boss.token), await at.newcomer());
  await hireNow(id, '2026-11-20');
  const part = (await list('DECIDE', boss.token)).data.bonuses.find(({ is_own: own }) => own);
  expect(part).toMatchObject({ referrer_name: 'Own Hand' });
  const body = { state: 'APPROVED' as const, version: part?.version ?? 0, note: '' };
  const params = { id: at.groupId, bonus_id: part?.id ?? '' };
  expect((await server.call(decideBonus, { params, body }, boss.token)).refusal.code).toBe('BONUS_OWN');
});

test('a telephone or a name that both have is a hint, left to people', async () => {
  const cousin = await server.run((work) => makeUser(work));
  await at.hireAt(at.there, {
    firstName: 'Aino',
    lastName: 'Valtonen',
    phone: '00351 912000111',
    userId: cousin.userId,
  });
  await at.apply(porter, await at.linkOf(porter, cousin.token), await at.newcomer());
  const { bonuses } = (await list('WAIT')).data;
  expect(bonuses.find(({ referrer_name: name }) => name === 'Aino Valtonen')?.hints).toEqual(
    expect.arrayContaining(['SAME_LAST_NAME', 'TWICE']),
  );
});

test('the file runs nothing in a spreadsheet, and is for those alone who decide', async () => {
  const read = (token: string) =>
    server.request('GET', `/v1/brands/${at.groupId}/referral_bonuses/export?show=OVER`, { token });
  expect((await read(at.bossHere.token)).status).toBe(403);
  const { text } = await read(tokens.owner);
  expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(text).toContain(',10000,EUR,paid,');
  expect(exportBonuses.answers).toBe('raw');
});

test('a part is earned on its day, and lapses for who left before', async () => {
  const stays = (await owns()).find(({ bonus }) => bonus.length === 2)?.id;
  await promise({ ...PROMISE, parts: [{ amount: 5, after_days: 25 }] });
  const leaver = await at.apply(cook, link, await at.newcomer());
  const employeeId = await hireNow(leaver, '2026-11-20');
  const { data: employee } = await server.call(
    getEmployee,
    { params: { id: at.groupId, employee_id: employeeId } },
    at.manager.token,
  );
  await server.call(
    endEmployment,
    {
      params: { id: at.groupId, employee_id: employeeId },
      body: { end_date: '2026-12-10', version: employee.version },
    },
    at.manager.token,
  );
  server.clock.set('2026-12-19T23:59:59Z');
  await hourly();
  tokens.ines = await again(at.ines.user.userId);
  const of = async (id: string | undefined) => (await owns()).find((one) => one.id === id)?.bonus.at(-1)?.state;
  expect(await of(stays)).toBe('WAITING');
  const left = (await owns()).find(({ bonus }) => bonus.length === 1);
  expect(left?.bonus).toMatchObject([{ amount: 5, due_on: '2026-12-15', state: 'LAPSED' }]);
  server.clock.set('2026-12-20T00:00:00Z');
  await hourly();
  expect(await of(stays)).toBe('EARNED');
});
