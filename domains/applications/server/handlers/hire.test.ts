import { addGrant } from '@hearth/domains/access/contract';
import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { HireContent } from '../../contract/schemas.ts';
import { openJob, sendApplication } from './hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>> & { applicationId: string };
beforeEach(async () => {
  const open = await openJob(server);
  const sent = await sendApplication(server, open.job.id, open.candidate.token, {
    answers: [{ question_id: open.questionId, answer: 'yes' }],
  });
  scene = { ...open, applicationId: (sent.data as { id: string }).id };
  server.clock.advance(60_000);
});

const terms = (change: Partial<HireContent> = {}): HireContent => ({
  version: 1,
  location_id: scene.group.locationIds[0],
  position_id: null,
  position_name: 'Bartender',
  starts_on: '2026-12-01',
  contract_minutes_per_week: 24 * 60,
  pay: { amount: 1450, currency: 'EUR' },
  ...change,
});
const hire = (change?: Partial<HireContent>, token = scene.owner.token) =>
  server.call(
    contract.hire,
    { params: { id: scene.group.id, application_id: scene.applicationId }, body: terms(change) },
    token,
  );
const employeesOfCandidate = () =>
  server.run(({ db }) =>
    db.execute<{ n: number }>(
      sql`select count(*) as n from team.employee_view where group_id = ${scene.group.id} and last_name = 'Valtonen'`,
    ),
  );
const join = (token = scene.candidate.token, applicationId = scene.applicationId) =>
  server.call(contract.joinTeam, { params: { application_id: applicationId } }, token);
const own = async () =>
  (await server.call(contract.listOwnApplications, { query: {} }, scene.candidate.token)).data.applications;
const accountsOf = (groupId = scene.group.id) =>
  server.run(({ db }) =>
    db.execute(sql`select user_id from team.employee_view where group_id = ${groupId} and last_name = 'Valtonen'`),
  );
const give = () =>
  server.call(
    addGrant,
    {
      params: { id: scene.group.id },
      body: { email: scene.candidate.email, role: 'SCHEDULER', conditions: {}, valid_until: null },
    },
    scene.owner.token,
  );

test('hiring makes the employee with position and place, and ends the application, in one go', async () => {
  const { status, data } = await hire();
  expect(status).toBe(200);
  expect(data).toMatchObject({ stage: 'HIRED', history: [{ stage: 'NEW' }, { stage: 'HIRED', by: 'EMPLOYER' }] });
  const rows = await server.run(({ db }) =>
    db.execute(
      sql`select user_id, location_id, position_name, contract_minutes_per_week, status from team.employee_view where id = ${data.employee_id}`,
    ),
  );
  expect(rows).toEqual([
    {
      // An employment is the house's to make; the account is its owner's to give.
      user_id: null,
      location_id: scene.group.locationIds[0],
      position_name: 'Bartender',
      contract_minutes_per_week: 1440,
      status: 'ACTIVE',
    },
  ]);
});

test('managers hear of a new employee when somebody is hired', async () => {
  const { data } = await hire();
  const heard = await server.run(({ db }) =>
    db.execute(sql`
      select topics from platform.outbox
      where type = ${EMPLOYEE_CHANGED.type} and data ->> 'employee_id' = ${data.employee_id}`),
  );
  expect(heard).toEqual([{ topics: [`brand:${scene.group.locationIds[0]}`] }]);
});

test('a hire says whether the post has all whom it looked for', async () => {
  expect((await hire()).data.post_filled).toBe(true);
});

test('when the last step fails, nothing of the hiring stays', async () => {
  await server.database.asOwner((_query, script) =>
    script(`create function applications.refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before insert on applications.stage_event for each row execute function applications.refuse()`),
  );
  const { status } = await hire();
  await server.database.asOwner((_query, script) =>
    script('drop trigger refuse on applications.stage_event; drop function applications.refuse()'),
  );
  expect(status).toBe(500);
  expect(await employeesOfCandidate()).toEqual([{ n: 0 }]);
  const seen = await server.call(
    contract.getApplication,
    { params: { id: scene.group.id, application_id: scene.applicationId } },
    scene.owner.token,
  );
  expect(seen.data).toMatchObject({ stage: 'NEW', version: 1, employee_id: null });
});

test('of several who hire the same person at the same moment, one does', async () => {
  const replies = await Promise.all([hire(), hire(), hire(), hire()]);
  expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(await employeesOfCandidate()).toEqual([{ n: 1 }]);
});

test('who saw an older state is told how it stands now', async () => {
  await server.call(
    contract.moveApplication,
    {
      params: { id: scene.group.id, application_id: scene.applicationId },
      body: { stage: 'OFFER', version: 1, reason: null },
    },
    scene.owner.token,
  );
  const { status, refusal } = await hire();
  expect(status).toBe(409);
  expect(refusal).toMatchObject({ code: 'APPLICATION_CHANGED', current: { stage: 'OFFER', version: 2 } });
});

test('nobody is hired into a place that the caller has no right at', async () => {
  expect((await hire({ location_id: scene.otherGroup.locationIds[0] })).status).toBe(404);
  expect((await hire({}, scene.elsewhere.token)).status).toBe(404);
  expect((await hire({}, scene.candidate.token)).status).toBe(404);
  expect(await employeesOfCandidate()).toEqual([{ n: 0 }]);
});

test('a position is needed', async () => {
  const { status, refusal } = await hire({ position_name: '' });
  expect(status).toBe(400);
  expect(refusal.fields).toMatchObject([{ field: 'position_name', rule: 'required' }]);
});

test('a position of another group is refused like one that does not exist', async () => {
  const elsewhere = await openJob(server);
  const [position] = await server.run(({ db }) =>
    db.execute<{ id: string }>(sql`
      insert into team."position" (id, group_id, name, department, tint, created_at)
      values (gen_random_uuid(), ${elsewhere.group.id}, 'Sommelier', 'BAR', 'bar', now()) returning id`),
  );
  for (const position_id of [position?.id ?? '', newId()]) {
    const refused = await hire({ position_id });
    expect([refused.status, refused.refusal.fields?.[0]?.rule]).toEqual([404, 'known_position']);
  }
  expect(await employeesOfCandidate()).toEqual([{ n: 0 }]);
});

describe('the account of whoever is hired', () => {
  const mails = () =>
    server.run(({ db }) =>
      db.execute<{ subject: string; text: string }>(sql`
        select subject, text_body as text from platform.mail where recipient = ${scene.candidate.email} and subject like 'You’re hired%'`),
    );

  test('is no part of the group until its owner joins: a right is offered to it, as to any stranger (CWE-862)', async () => {
    await hire();
    expect(await accountsOf()).toEqual([{ user_id: null }]);
    const given = await give();
    expect([given.status, given.data.outcome]).toEqual([200, 'INVITED']);
  });

  test('becomes the employee’s when its owner joins, once however often it is asked for', async () => {
    await hire();
    expect(await own()).toMatchObject([{ stage: 'HIRED', can_join: true }]);
    const replies = await Promise.all([join(), join(), join()]);
    expect(replies.map(({ status, data }) => [status, data.can_join])).toEqual(Array(3).fill([200, false]));
    expect(await accountsOf()).toEqual([{ user_id: scene.candidate.userId }]);
    expect(await own()).toMatchObject([{ can_join: false }]);
    expect((await give()).data.outcome).toBe('GRANTED');
  });

  test('is nobody else’s to give, and not before they are hired', async () => {
    expect((await join()).refusal.code).toBe('CANNOT_JOIN');
    await hire();
    for (const token of [scene.owner.token, scene.stranger.token, scene.elsewhere.token])
      expect((await join(token)).status).toBe(404);
    expect(await accountsOf()).toEqual([{ user_id: null }]);
  });

  test('is not tied to an employment that is over, or that has another account', async () => {
    const { data } = await hire();
    const set = (what: string) =>
      server.database.asOwner((query) => query(`update team.employee set ${what} where id = '${data.employee_id}'`));
    await set("status = 'ENDED', end_date = hire_date");
    expect(await own()).toMatchObject([{ can_join: false }]);
    expect((await join()).refusal.code).toBe('CANNOT_JOIN');
    await set(`status = 'ACTIVE', end_date = null, user_id = '${scene.stranger.userId}'`);
    expect((await join()).refusal.code).toBe('CANNOT_JOIN');
    expect(await accountsOf()).toEqual([{ user_id: scene.stranger.userId }]);
  });

  test('is asked for by mail and on their own page', async () => {
    await hire();
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^You’re hired: /);
    expect(mail?.text).toContain('/my/applications');
  });

  test('is waited for on the page of whoever hires, who hears by one mail that it joined, while they may see it', async () => {
    const seen = async () =>
      (
        await server.call(
          contract.getApplication,
          { params: { id: scene.group.id, application_id: scene.applicationId } },
          scene.owner.token,
        )
      ).data;
    const told = () =>
      server.run(({ db }) =>
        db.execute<{ text: string }>(sql`
          select text_body as text from platform.mail
          where recipient = ${scene.owner.email} and subject = 'Pia Valtonen has joined the team'`),
      );
    expect(await seen()).toMatchObject({ awaits_joining: false, joined_at: null });
    await hire();
    expect(await seen()).toMatchObject({ awaits_joining: true, joined_at: null });
    await Promise.all([join(), join()]);
    expect(await seen()).toMatchObject({ awaits_joining: false, joined_at: server.clock.now().toISOString() });
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/dashboard/hiring?application=${scene.applicationId}`);
  });

  test('joins without a mail to somebody who has lost the right to see applications there', async () => {
    await hire();
    await server.database.asOwner((query) =>
      query(`delete from access."grant" where user_id = '${scene.owner.userId}'`),
    );
    expect((await join()).status).toBe(200);
    const told = await server.run(({ db }) =>
      db.execute(
        sql`select 1 from platform.mail where recipient = ${scene.owner.email} and subject like '%joined the team'`,
      ),
    );
    expect(told).toEqual([]);
  });

  test('who is hired again before they joined stays one employee', async () => {
    await hire();
    const created = await server.call(
      createJob,
      { params: { id: scene.group.id }, body: completeJob(scene.group.locationIds[0], { questions: [] }) },
      scene.owner.token,
    );
    const { id: jobId, version } = created.data;
    await server.call(
      publishJob,
      { params: { id: scene.group.id, job_id: jobId }, body: { version } },
      scene.owner.token,
    );
    const sent = await sendApplication(server, jobId, scene.candidate.token);
    scene.applicationId = (sent.data as { id: string }).id;
    await hire({ position_name: 'Head bartender' });
    expect(await accountsOf()).toHaveLength(1);
    expect((await join()).status).toBe(200);
    expect(await own()).toMatchObject([{ can_join: false }, { can_join: false }]);
  });
});
