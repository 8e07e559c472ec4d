import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { createSessionFor } from '@hearth/domains/identity/service';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { GIVE_NOTICES } from '../jobs/give-notices.ts';

const server = await startTestServer();
const MONDAY = '2026-11-16T15:00:00Z';
/** Ten business days and Thanksgiving later, at midnight in New York. */
const USABLE = '2026-12-02T05:00:00Z';
const RIGHTS = ['VIEW_APPLICATIONS', 'MANAGE_JOBS', 'VIEW_JOBS', 'MANAGE_BRAND'] as const;
const AUDIT = { audited_on: '2026-10-01', summary_url: 'https://example.com/audit' };

/** A bar in Brooklyn whose group may have named an audit, and whoever applies there. */
async function open(audit: typeof AUDIT | null = AUDIT) {
  const [groupId, here] = [newId(), newId()];
  const boss = await server.run(async (work) => {
    await makeBrandTree(work, {
      id: groupId,
      type: 'GP-GROUP',
      name: 'Harbour Group',
      timeZone: 'America/New_York',
      currency: 'USD',
      children: [
        {
          id: here,
          type: 'LOCATION',
          name: 'Pier Bar',
          country: 'US',
          regionCode: 'NY',
          city: 'Brooklyn',
          timeZone: 'America/New_York',
        },
      ],
    });
    return makeEmployer(work, { brandId: groupId, as: RIGHTS });
  });
  // Nobody stays signed in for days.
  const tokenOf = (userId: string): Promise<string> =>
    server.run(async (work) => (await createSessionFor(work, userId)).access_token);
  const job = await server.call(createJob, { params: { id: groupId }, body: completeJob(here) }, boss.token);
  const set = async (said: typeof AUDIT | null, invitesOnly = false) =>
    server.call(
      contract.putBrandWeights,
      { params: { id: groupId }, body: { weights: null, invites_only: invitesOnly, audit: said } },
      boss.token,
    );
  if (audit !== null) await set(audit);
  const apply = (stage: 'NEW' | 'INTERVIEW' = 'NEW') =>
    server.run(async (work) => {
      const user = await makeUser(work);
      const known = { group_id: groupId, location_id: here, job_id: job.data.id, user_id: user.userId };
      const email = `${user.userId}@example.com`;
      return { ...user, email, id: await makeApplication(work, known, { stage, email }) };
    });
  const list = async () =>
    server.call(
      contract.listMatches,
      { params: { id: groupId, job_id: job.data.id }, query: {} },
      await tokenOf(boss.userId),
    );
  const match = async (id: string) =>
    (await server.call(contract.getMatch, { params: { id: groupId, application_id: id } }, await tokenOf(boss.userId)))
      .data;
  const ask = async (id: string, userId: string) =>
    server.call(contract.askOtherProcess, { params: { application_id: id } }, await tokenOf(userId));
  const own = async (userId: string) =>
    (await server.call(contract.listOwnNotices, {}, await tokenOf(userId))).data.notices;
  return { groupId, boss, set, apply, list, match, ask, own };
}
const tell = async () => {
  await server.run(({ enqueue }) => enqueue(jobNamed(GIVE_NOTICES), {}));
  await server.settle();
};
const mailsTo = (email: string) =>
  server.run(({ db }) =>
    db.execute<{ text_body: string; sender_name: string }>(
      sql`select text_body, sender_name from platform.mail where recipient = ${email}`,
    ),
  );
beforeEach(() => server.clock.set(MONDAY));

test('in New York City points may be used ten business days after somebody was told, and not before', async () => {
  const { apply, list, match, own } = await open();
  const pia = await apply();
  expect(await match(pia.id)).toMatchObject({
    score: null,
    closed: null,
    notice: { state: 'WAITS', usable_from: null },
  });
  await tell();
  await tell();
  const mails = await mailsTo(pia.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text_body).toContain('https://example.com/audit');
  expect(mails[0]?.sender_name).toMatch(/.+ via Hearth$/);
  expect(await own(pia.userId)).toMatchObject([{ application_id: pia.id, usable_from: '2026-12-02T05:00:00.000Z' }]);
  server.clock.set('2026-12-02T04:59:59Z');
  expect((await list()).data).toMatchObject({ matches: [], left_out: { waits: 1, other_process: 0, invited: 0 } });
  server.clock.set(USABLE);
  expect((await list()).data).toMatchObject({ total: 1, left_out: { waits: 0 } });
  expect((await match(pia.id)).notice).toMatchObject({ state: 'USABLE' });
  expect((await match(pia.id)).score).not.toBeNull();
});

test('whoever asks to be looked at without points is, from then on, and the manager sees since when', async () => {
  const { apply, list, match, ask } = await open();
  const [pia, other] = [await apply(), await apply()];
  expect((await ask(pia.id, pia.userId)).status).toBe(404);
  await tell();
  expect((await ask(pia.id, other.userId)).status).toBe(404);
  const first = (await ask(pia.id, pia.userId)).data.asked_other_at;
  server.clock.set(USABLE);
  expect((await ask(pia.id, pia.userId)).data.asked_other_at).toBe(first);
  expect(await match(pia.id)).toMatchObject({
    score: null,
    notice: { state: 'OTHER_PROCESS', asked_other_at: first },
  });
  const { data } = await list();
  expect(data.matches.map(({ application }) => application.id)).toEqual([other.id]);
  expect(data.left_out).toEqual({ waits: 0, other_process: 1, invited: 0 });
});

test('points choose whom to invite: who is invited has none any more', async () => {
  const { apply, list, match } = await open();
  const met = await apply('INTERVIEW');
  await tell();
  server.clock.set(USABLE);
  expect((await match(met.id)).notice).toMatchObject({ state: 'INVITED' });
  expect((await list()).data.left_out).toEqual({ waits: 0, other_process: 0, invited: 1 });
});

test.each([
  ['without an audit', null, false],
  ['when the audit is older than a year', { ...AUDIT, audited_on: '2025-11-16' }, false],
  ['where the brand wants no points', AUDIT, true],
] as const)('%s nobody is told and nobody has points', async (_why, audit, closed) => {
  const { set, apply, list } = await open(null);
  await set(audit, closed);
  const pia = await apply();
  await tell();
  expect(await mailsTo(pia.email)).toEqual([]);
  expect((await list()).refusal.code).toBe('MATCHING_CLOSED');
});

test('nobody writes a notice but the job: the scope of a group cannot', async () => {
  const { groupId, boss, apply } = await open();
  const pia = await apply();
  await tell();
  const change = server.run(
    ({ db }) => db.execute(sql`update matching.notice set usable_from = told_at where application_id = ${pia.id}`),
    { kind: 'tenant', groupIds: [groupId], userId: boss.userId },
  );
  await expect(change).rejects.toThrow('permission denied');
});
