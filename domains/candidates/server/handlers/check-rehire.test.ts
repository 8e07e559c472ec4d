import { makeEmployer } from '@hearth/domains/access/factory';
import { getApplication } from '@hearth/domains/applications/contract';
import { getMatch } from '@hearth/domains/matching/contract';
import { listEmployees } from '@hearth/domains/team/contract';
import { makeEmployee } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { openScene } from './candidates.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openScene>>;
beforeEach(async () => {
  scene = await openScene(server);
});
const check = (id: string, token: string, brandId = scene.at.group) =>
  server.call(contract.checkRehire, scene.inApplication(id, brandId), token);
const REASON = 'Left in the middle of a shift, twice';
/** Somebody who worked here and left, noted as not to be hired again. */
async function leaver(email: string, phone: string | null = null, location = scene.at.lisbon): Promise<string> {
  const { id } = await server.run(({ db }) =>
    makeEmployee(db, { groupId: scene.at.group, locationId: location, email, phone }),
  );
  await server.run(async ({ db, clock }) => {
    await db.execute(sql`update team.employee set status = 'ENDED', end_date = '2026-06-30' where id = ${id}`);
    await db.execute(sql`
      insert into team.rehire_block (employee_id, group_id, reason, by_user_id, by_name, at)
      values (${id}, ${scene.at.group}, ${REASON}, ${scene.head.userId}, 'Marta', ${clock.now()}::timestamptz)`);
  });
  return id;
}

test('whoever holds the right is warned of a former employment with what was noted, by account, address or number', async () => {
  const byMail = await leaver('ana.silva@gmail.com');
  const byPhone = await leaver('old@example.com', '+351912345678');
  const byAccount = await leaver('nobody@example.com');
  // Found by the same indexes, and not alike.
  await leaver('ana.silva@example.com', '+351222345678');
  const ana = await scene.apply('anasilva@googlemail.com', '912345678');
  await server.run(({ db }) =>
    db.execute(sql`update team.employee set user_id = ${ana.userId} where id = ${byAccount}`),
  );
  const { data } = await check(ana.id, scene.head.token);
  expect(new Set(data.former.map((one) => one.employee_id))).toEqual(new Set([byMail, byPhone, byAccount]));
  expect(data.former[0]).toMatchObject({
    end_date: '2026-06-30',
    blocked_from_rehire: { reason: REASON, by_name: 'Marta', appeal: '' },
  });
});

test('it is found through an account that was said to be the same person', async () => {
  const id = await leaver('old@example.com');
  const [ana, old] = [
    await scene.apply('ana@example.com', '912345678'),
    await scene.apply('old@example.com', '912345678'),
  ];
  expect((await check(ana.id, scene.head.token)).data.former).toEqual([]);
  await scene.say(ana.id, old.id);
  expect((await check(ana.id, scene.head.token)).data.former.map((one) => one.employee_id)).toEqual([id]);
});

test('nobody without the right sees it: neither a manager of the place nor a recruiter, nor who may not see applications', async () => {
  await leaver('ana@example.com');
  const ana = await scene.apply('ana@example.com');
  expect((await check(ana.id, scene.here.token, scene.at.lisbon)).status).toBe(403);
  for (const [as, status] of [
    ['RECRUITER', 403],
    [['MANAGE_REHIRE'], 404],
  ] as const) {
    const { token } = await server.run((work) =>
      makeEmployer(work, { brandId: scene.at.group, as: typeof as === 'string' ? as : [...as] }),
    );
    expect((await check(ana.id, token)).status).toBe(status);
  }
});

test('of an employment elsewhere only who holds the right there is told', async () => {
  await leaver('ana@example.com', null, scene.at.porto);
  const ana = await scene.apply('ana@example.com');
  const { token } = await server.run((work) =>
    makeEmployer(work, { brandId: scene.at.lisbon, as: ['MANAGE_REHIRE', 'VIEW_APPLICATIONS'] }),
  );
  expect((await check(ana.id, token, scene.at.lisbon)).data.former).toEqual([]);
  expect((await check(ana.id, scene.head.token)).data.former).toHaveLength(1);
});

test('it stands in no other answer, and no scope but the system reads it', async () => {
  await leaver('ana@example.com');
  const ana = await scene.apply('ana@example.com');
  const params = scene.inApplication(ana.id);
  const answers = await Promise.all([
    server.call(getApplication, params, scene.head.token),
    server.call(getMatch, params, scene.head.token),
    server.call(listEmployees, { params: { id: scene.at.group }, query: {} }, scene.head.token),
    scene.look(ana.id),
  ]);
  for (const { text, status } of answers) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/rehire|middle of a shift/i);
  }
  const scopes = [
    { kind: 'tenant', userId: scene.head.userId, groupIds: [scene.at.group] },
    { kind: 'self', userId: ana.userId },
    { kind: 'public' },
  ] as const;
  for (const scope of scopes)
    for (const table of ['team.rehire_block', 'team.rehire_event'])
      await expect(server.run(({ db }) => db.execute(sql`select 1 from ${sql.table(table)}`), scope)).rejects.toThrow(
        /permission denied/,
      );
});
