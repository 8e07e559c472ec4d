import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
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
  expect(await summaries()).toEqual([{ title: 'Qualifications at 2 locations', body: 'Missing: 2' }]);
  server.clock.set('2026-12-27T09:00:00Z');
  await summarise.run({}, free());
  expect(await summaries()).toHaveLength(1);
  server.clock.set('2026-12-28T09:00:00Z');
  await summarise.run({}, free());
  expect(await summaries()).toHaveLength(2);
});
