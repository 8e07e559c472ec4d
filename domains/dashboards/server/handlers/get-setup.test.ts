import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { SIGN_UP_SERVICES } from '@hearth/domains/core/service';
import { sendTestNotice } from '@hearth/domains/notices/contract';
import { getSchedule, publishSchedule } from '@hearth/domains/scheduling/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { makeEmployee } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeSetupPreference, getSetup } from '../../contract/endpoints.ts';

const server = await startTestServer({ at: '2026-11-17T11:00:00Z' });

/** A company that has just signed up. */
async function found(locations = 0) {
  const groupId = newId();
  const locationIds = Array.from({ length: locations }, () => newId());
  await server.run((work) =>
    makeBrandTree(work, {
      id: groupId,
      type: 'GP-GROUP',
      name: 'Harbour Group',
      timeZone: 'Europe/Lisbon',
      services: SIGN_UP_SERVICES,
      children: locationIds.map((id, index) => ({ id, type: 'LOCATION', name: `House ${index}` })),
    }),
  );
  const owner = await server.run(async (work) => {
    const made = await makeEmployer(work, { brandId: groupId, as: 'ENTERPRISE_OWNER' });
    await markEmailVerified(work, made.userId);
    return made;
  });
  return { groupId, locationIds, owner };
}
const read = async (id: string, token: string) => (await server.call(getSetup, { params: { id } }, token)).data;
const doneOf = async (id: string, token: string) =>
  (await read(id, token)).steps.filter(({ done }) => done).map(({ step }) => step);

test('a company that has just signed up has everything ahead of it', async () => {
  const { groupId, owner } = await found();
  expect(await read(groupId, owner.token)).toEqual({
    steps: ['LOCATION', 'POSITIONS', 'PEOPLE', 'WEEK', 'JOB', 'MAIL'].map((step) => ({ step, done: false })),
    hidden: false,
    open: true,
  });
});

test('each step is done by what is there, whoever did it', async () => {
  const { groupId, locationIds, owner } = await found(1);
  const [here = ''] = locationIds;
  expect(await doneOf(groupId, owner.token)).toEqual(['LOCATION']);
  await server.run(({ db }) => makeEmployee(db, { groupId, locationId: here }));
  expect(await doneOf(groupId, owner.token)).toEqual(['LOCATION', 'POSITIONS', 'PEOPLE']);
  const params = { id: here };
  await server.run(({ db }) => makeShift(db, { groupId, locationId: here }, { date: '2026-11-24' }));
  const { version } = (await server.call(getSchedule, { params, query: { week: '2026-11-23' } }, owner.token)).data;
  const body = { idempotency_key: newId(), week: '2026-11-23', version };
  await server.call(publishSchedule, { params, body }, owner.token);
  expect(await doneOf(here, owner.token)).toContain('WEEK');
  const job = await server.call(createJob, { params: { id: groupId }, body: completeJob(here) }, owner.token);
  expect(await doneOf(groupId, owner.token)).not.toContain('JOB');
  await server.call(
    publishJob,
    { params: { id: groupId, job_id: job.data.id }, body: { version: job.data.version } },
    owner.token,
  );
  expect(await doneOf(groupId, owner.token)).toContain('JOB');
});

test('email is tested once the delivery log says that a mail server took one', async () => {
  const { groupId, owner } = await found();
  await server.call(sendTestNotice, {}, owner.token);
  await server.settle();
  const mail = (state: string, at: Date | null) =>
    server.run(({ db }) =>
      db.execute(
        sql`update platform.mail set state = ${state}, sent_at = ${at} where about_kind = 'notices.mail' and about_within = ${owner.userId}`,
      ),
    );
  await mail('queued', null);
  expect(await doneOf(groupId, owner.token)).toEqual([]);
  await mail('sent', server.clock.now());
  expect(await doneOf(groupId, owner.token)).toEqual(['MAIL']);
});

test('everybody is asked for what they may do at the brand alone, and nothing is told to another group', async () => {
  const { groupId, locationIds, owner } = await found(1);
  const [here = ''] = locationIds;
  const scheduler = await server.run((work) => makeEmployer(work, { brandId: here, as: 'SCHEDULER' }));
  expect((await read(here, scheduler.token)).steps.map(({ step }) => step)).toEqual(['WEEK']);
  const looking = await server.run((work) => makeEmployer(work, { brandId: groupId, as: ['VIEW_BRAND'] }));
  expect(await read(groupId, looking.token)).toEqual({ steps: [], hidden: false, open: false });
  const other = await found();
  expect((await server.call(getSetup, { params: { id: groupId } }, other.owner.token)).status).toBe(404);
  expect((await read(here, owner.token)).steps.map(({ step }) => step)).not.toContain('LOCATION');
});

test('whoever hides it starts elsewhere, and can show it again; others see it still', async () => {
  const { groupId, owner } = await found();
  const second = await server.run((work) => makeEmployer(work, { brandId: groupId, as: 'ENTERPRISE_OWNER' }));
  await server.call(changeSetupPreference, { body: { hidden: true } }, owner.token);
  expect(await read(groupId, owner.token)).toMatchObject({ hidden: true, open: false });
  expect(await read(groupId, second.token)).toMatchObject({ hidden: false, open: true });
  await server.call(changeSetupPreference, { body: { hidden: false } }, owner.token);
  expect(await read(groupId, owner.token)).toMatchObject({ hidden: false, open: true });
});
