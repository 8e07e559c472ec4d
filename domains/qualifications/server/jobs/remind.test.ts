import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { openTraining } from '../handlers/qualifications.fixture.ts';
import { remind } from './remind.ts';
import { summarise } from './summarise.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const at = await openTraining(server);
const free = () => server.application.runner.free(new AbortController().signal);
const told = () =>
  server.run(({ db }) =>
    db.query(
      `select title from notices.notice where user_id = $1 and kind = 'qualifications.expiring' order by at, id`,
      [at.ines.user.userId],
    ),
  );

test('somebody is told before a qualification ends and once it has, each step once, and not once it is renewed', async () => {
  const food = await at.made();
  await at.record(food.id, { expires_on: '2026-12-16' });
  const counts = [];
  for (const moment of [
    '2026-11-16T09:00:00Z',
    '2026-11-16T10:00:00Z',
    '2026-12-09T07:00:00Z',
    '2026-12-09T09:00:00Z',
    '2026-12-16T09:00:00Z',
    '2026-12-17T09:00:00Z',
    '2026-12-18T09:00:00Z',
  ]) {
    server.clock.set(moment);
    await Promise.all([remind.run({}, free()), remind.run({}, free())]);
    counts.push((await told()).length);
  }
  // 30 days before; 7 days before, in the morning of the location; once it has ended.
  expect(counts).toEqual([1, 1, 1, 2, 2, 3, 3]);
  const wine = await at.made({ name: 'Wine' });
  await at.record(wine.id, { expires_on: '2026-12-30' });
  await at.record(wine.id, { expires_on: '2028-12-30' });
  await remind.run({}, free());
  expect((await told()).map(({ title }) => title)).toEqual([
    'Food hygiene expires on 16 Dec 2026',
    'Food hygiene expires on 16 Dec 2026',
    'Food hygiene has expired',
  ]);
});

test('managers have one summary a week, of all their locations that need something', async () => {
  const other = await openTraining(server);
  const food = await other.made();
  await other.demand(food.id, { at: other.groupId });
  await other.hireAt(other.there, { firstName: 'Ana', lastName: 'Alves', positionId: other.bar });
  server.clock.set('2026-12-21T09:00:00Z');
  await Promise.all([summarise.run({}, free()), summarise.run({}, free())]);
  const summaries = async () =>
    server.run(({ db }) =>
      db.query(
        `select title, body from notices.notice where user_id = $1 and kind = 'qualifications.summary' order by at, id`,
        [other.manager.userId],
      ),
    );
  expect(await summaries()).toEqual([
    { title: 'Qualifications that need attention at 2 locations', body: 'Missing: 2' },
  ]);
  server.clock.set('2026-12-27T09:00:00Z');
  await summarise.run({}, free());
  expect(await summaries()).toHaveLength(1);
  server.clock.set('2026-12-28T09:00:00Z');
  await summarise.run({}, free());
  expect(await summaries()).toHaveLength(2);
});

test('a last day that is corrected is told of anew', async () => {
  server.clock.set('2027-02-26T09:00:00Z');
  const other = await openTraining(server);
  const food = await other.made();
  const { data: made } = await other.record(food.id, { expires_on: '2027-03-01' });
  const counts: number[] = [];
  const remindAt = async (moment: string) => {
    server.clock.set(moment);
    await remind.run({}, free());
    const rows = await server.run(({ db }) =>
      db.query(`select id from notices.notice where user_id = $1 and kind = 'qualifications.expiring'`, [
        other.ines.user.userId,
      ]),
    );
    counts.push(rows.length);
  };
  await remindAt('2027-02-26T09:00:00Z');
  const params = { id: other.here, employee_id: other.ines.id, record_id: made.id };
  const content = { level: 1, number: '', issuer: '', issued_on: null, expires_on: '2028-03-01', note: '' };
  const changed = await server.call(
    contract.changeRecord,
    { params, body: { ...content, version: made.version } },
    other.manager.token,
  );
  expect(changed.status).toBe(200);
  await remindAt('2027-02-27T09:00:00Z');
  await remindAt('2028-02-26T09:00:00Z');
  await remindAt('2028-02-27T09:00:00Z');
  expect(counts).toEqual([1, 1, 2, 2]);
});
