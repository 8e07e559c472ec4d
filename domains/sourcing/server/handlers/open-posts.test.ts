import { getApplication, hire, listApplications } from '@hearth/domains/applications/contract';
import { signInAgain } from '@hearth/domains/identity/factory';
import { getEmployee } from '@hearth/domains/team/contract';
import { endEmployment } from '@hearth/domains/team/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { applyInside, getOpenPost, listOpenPosts, shareOpenPost } from '../../contract/endpoints.ts';
import { openSourcing } from './sourcing.fixture.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await openSourcing(server);
const other = await openSourcing(server);
const bar = await at.publish(at.there, 'Bar lead', { audience: 'STAFF' });
const first = await at.publish(at.there, 'Floor lead', { audience: 'STAFF_FIRST', staff_days: 5 });
const open = await at.publish(at.here, 'Cook');
const ines = at.ines.user.token;
const posts = async (token: string) => (await server.call(listOpenPosts, { query: {} }, token)).data;
const applyTo = (jobId: string, token: string, message = '') =>
  server.call(applyInside, { params: { job_id: jobId }, body: { message, language: 'en' } }, token);

test('whoever works in a group sees its live posts, those for the staff first; nobody else sees one', async () => {
  const { posts: seen, is_employed: employed } = await posts(ines);
  expect(employed).toBe(true);
  expect(new Set(seen.slice(0, 2).map(({ id }) => id))).toEqual(new Set([bar, first]));
  expect(seen.at(2)).toMatchObject({ id: open, audience: 'PUBLIC', applied: false, bonus: null });
  expect(seen.find(({ id }) => id === first)).toMatchObject({ public_at: '2026-11-25T00:00:00.000Z' });
  expect(await posts(at.candidate.token)).toEqual({ posts: [], is_employed: false });
  expect((await posts(other.ines.user.token)).posts).toEqual([]);
  const read = (token: string) => server.call(getOpenPost, { params: { job_id: bar } }, token);
  expect((await read(ines)).data.description).toContain('six-seat bar');
  expect([(await read(at.candidate.token)).status, (await read(other.ines.user.token)).status]).toEqual([404, 404]);
});

test('somebody from outside cannot apply for a post that is for the staff', async () => {
  expect((await applyTo(bar, at.candidate.token)).status).toBe(404);
  expect(await at.apply(bar, 'internal')).toBeUndefined();
});

test('a colleague applies with what is known of them, once, and their present manager does not learn of it', async () => {
  const { data, status } = await applyTo(bar, ines, 'I know the house drinks.');
  expect(status).toBe(200);
  const seenBy = (token: string, brandId: string) =>
    server.call(getApplication, { params: { id: brandId, application_id: data.application_id } }, token);
  expect((await seenBy(at.bossThere.token, at.there)).data).toMatchObject({
    first_name: 'Inês',
    last_name: 'Quintela',
    source: 'internal',
    message: 'I know the house drinks.',
  });
  expect((await seenBy(at.bossHere.token, at.here)).status).toBe(404);
  expect((await seenBy(at.bossHere.token, at.groupId)).status).toBe(404);
  const listed = await server.call(listApplications, { params: { id: at.groupId }, query: {} }, at.bossHere.token);
  expect(listed.data.applications).toEqual([]);
  expect((await applyTo(bar, ines)).refusal.code).toBe('POST_APPLIED_FOR');
  expect((await posts(ines)).posts.find(({ id }) => id === bar)?.applied).toBe(true);
});

test('a colleague who is hired stays the same employee, at the new place, with the old one as a further place', async () => {
  const listed = await server.call(listApplications, { params: { id: at.there }, query: {} }, at.bossThere.token);
  const [application] = listed.data.applications;
  const body = {
    version: application?.version ?? 0,
    location_id: at.there,
    position_id: at.kitchen,
    position_name: '',
    starts_on: '2026-12-01',
    contract_minutes_per_week: 1800,
    pay: null,
  };
  const hired = await server.call(
    hire,
    { params: { id: at.there, application_id: application?.id ?? '' }, body },
    at.bossThere.token,
  );
  expect(hired.data.employee_id).toBe(at.ines.id);
  const { data: employee } = await server.call(
    getEmployee,
    { params: { id: at.groupId, employee_id: at.ines.id } },
    at.manager.token,
  );
  expect(employee).toMatchObject({ location_id: at.there, contract_minutes_per_week: 1800 });
  expect(JSON.stringify(employee)).toContain(at.here);
});

test('a post is shared once everybody sees it', async () => {
  const share = (jobId: string) => server.call(shareOpenPost, { params: { job_id: jobId } }, at.tomeUser.token);
  expect((await share(first)).refusal.code).toBe('POST_NOT_SHARED');
  const { data } = await share(open);
  expect(data.path).toMatch(/^\/careers\/[\w-]+\/jobs\/[\w-]+\?source=referral\.[\w-]{16}$/);
  expect(data.expires_at).toBe('2026-12-20T12:00:00.000Z');
  expect((await share(open)).data.path).toBe(data.path);
});

test('whose employment is over sees nothing any more', async () => {
  const { data: employee } = await server.call(
    getEmployee,
    { params: { id: at.groupId, employee_id: at.tome.id } },
    at.manager.token,
  );
  await server.call(
    endEmployment,
    {
      params: { id: at.groupId, employee_id: at.tome.id },
      body: { end_date: '2026-11-19', version: employee.version },
    },
    at.manager.token,
  );
  // A server's database tells of it after the transaction.
  const status = async () => (await server.call(listOpenPosts, { query: {} }, at.tomeUser.token)).status;
  await expect.poll(status).toBe(401);
  const tome = await server.run((work) => signInAgain(work, at.tomeUser.userId));
  expect(await posts(tome)).toEqual({ posts: [], is_employed: false });
  expect((await applyTo(open, tome)).status).toBe(404);
});
