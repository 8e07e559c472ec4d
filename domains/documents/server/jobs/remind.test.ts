import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { expect, test } from 'vitest';
import { FULL, openArchive } from '../handlers/documents.fixture.ts';
import { remind } from './remind.ts';
import { summarise } from './summarise.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const free = () => server.application.runner.free(new AbortController().signal);
const told = (userId: string, kind: string) =>
  server.run(({ db }) =>
    db.query('select title, body from notices.notice where user_id = $1 and kind = $2 order by at, id', [userId, kind]),
  );

test('somebody is told before a document ends and once it has, each step once, and not once it is renewed', async () => {
  const at = await openArchive(server);
  const passport = await at.made({ restricted_class: 'NONE' });
  await at.add(passport.id, { valid_until: '2026-12-16' });
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
    counts.push((await told(at.ines.user.userId, 'documents.expiring')).length);
  }
  // 30 days before; 7 days before, in the morning of the location; once it has ended.
  expect(counts).toEqual([1, 1, 1, 2, 2, 3, 3]);
  const visa = await at.made({ name: 'Visa' });
  await at.add(visa.id, { valid_until: '2026-12-30' });
  await at.add(visa.id, { valid_until: '2028-12-30' });
  await remind.run({}, free());
  expect(await told(at.ines.user.userId, 'documents.expiring')).toHaveLength(3);
});

test('a document that was accepted for later replaces the older once it has begun where the person works', async () => {
  const at = await openArchive(server);
  const permit = await at.made({ name: 'Permit' });
  const { data: old } = await at.add(permit.id, { valid_until: '2027-01-30' });
  server.clock.set('2026-12-18T09:01:00Z');
  const { data: next } = await at.add(permit.id, { valid_from: '2026-12-19', valid_until: '2029-01-30' });
  const states = async () =>
    new Map(
      (
        await server.run(({ db }) =>
          db.query('select id, state from documents.document where type_id = $1', [permit.id]),
        )
      ).map(({ id, state }) => [id, state]),
    );
  server.clock.set('2026-12-18T10:00:00Z');
  await remind.run({}, free());
  expect(await states()).toEqual(
    new Map([
      [old.id, 'ACCEPTED'],
      [next.id, 'ACCEPTED'],
    ]),
  );
  server.clock.set('2026-12-19T09:00:00Z');
  await Promise.all([remind.run({}, free()), remind.run({}, free())]);
  expect(await states()).toEqual(
    new Map([
      [old.id, 'REPLACED'],
      [next.id, 'ACCEPTED'],
    ]),
  );
  const deeds = await server.run(({ db }) =>
    db.query(`select detail from documents.change where about_id = $1 and action = 'REPLACED'`, [old.id]),
  );
  expect(deeds).toEqual([{ detail: { by_document: next.id } }]);
});

test('whoever cannot send the next one is told who adds it', async () => {
  const at = await openArchive(server);
  const pass = await at.made({ name: 'Contract', employee_sends: false });
  await at.add(pass.id, { valid_until: '2026-12-22' });
  await remind.run({}, free());
  expect(await told(at.ines.user.userId, 'documents.expiring')).toEqual([
    { title: 'Contract expires on 22 Dec 2026', body: 'Your manager will add the new one.' },
  ]);
});

test('managers have one summary a week, of the classes that they see', async () => {
  const at = await openArchive(server);
  const full = await at.managerWith(FULL);
  const viewer = await at.managerWith(['VIEW_TEAM', 'VIEW_MEDICAL']);
  await at.made({ name: 'Contract', required: true });
  await at.made({ name: 'Health', required: true, restricted_class: 'MEDICAL' });
  server.clock.set('2026-12-21T09:00:00Z');
  await Promise.all([summarise.run({}, free()), summarise.run({}, free())]);
  const summaries = (userId: string) => told(userId, 'documents.summary');
  expect(await summaries(at.manager.userId)).toEqual([
    { title: 'Documents that need attention: Harbour House', body: 'Missing: 1' },
  ]);
  expect(await summaries(full.userId)).toEqual([
    { title: 'Documents that need attention: Harbour House', body: 'Missing: 2' },
  ]);
  // Who sees the class and does not manage the team has nothing to do there.
  expect(await summaries(viewer.userId)).toEqual([]);
  server.clock.set('2026-12-27T09:00:00Z');
  await summarise.run({}, free());
  expect(await summaries(full.userId)).toHaveLength(1);
  server.clock.set('2026-12-28T09:00:00Z');
  await summarise.run({}, free());
  expect(await summaries(full.userId)).toHaveLength(2);
});

test('a summary asks for who reviews once, however many locations and classes need something', async () => {
  const at = await openArchive(server);
  const full = await at.managerWith(FULL);
  await at.made({ name: 'Contract', required: true });
  const summariseIn = async (week: string) => {
    server.clock.set(week);
    return (await captureStatements(server.database, () => summarise.run({}, free()))).filter((one) =>
      one.includes('"access"."grant"'),
    ).length;
  };
  const few = await summariseIn('2027-01-04T09:00:00Z');
  await at.made({ name: 'Health', required: true, restricted_class: 'MEDICAL' });
  await at.hireAt(at.there);
  const many = await summariseIn('2027-01-11T09:00:00Z');
  expect([few > 0, many]).toEqual([true, few]);
  const [, last] = await told(full.userId, 'documents.summary');
  expect(last).toMatchObject({ title: 'Documents that need attention at 2 locations', body: 'Missing: 4' });
});
