import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { aStep, openOnboardingHouse } from '../handlers/onboarding.fixture.ts';
import { remind } from './remind.ts';

// A Thursday.
const server = await startTestServer({ at: '2026-11-26T09:00:00Z' });
const at = await openOnboardingHouse(server);
const told = async (userId: string, kind: string) =>
  (
    await server.run(({ db }) =>
      db.query('select title from notices.notice where user_id = $1 and kind = $2 order by at, id', [userId, kind]),
    )
  ).map(({ title }) => title);
const free = () => server.application.runner.free(new AbortController().signal);

test('whoever does a step hears of it in the morning on which it is due and once more when it is overdue, on several nodes once', async () => {
  const first = aStep('House rules', { kind: 'READ', owner: 'HIRE', text: 'Be on time.' });
  const after = aStep('Contract', { kind: 'SIGN', owner: 'HIRE', text: 'We agree.', after: first.id });
  await at.create([first, after, aStep('Locker')]);
  await at.start();
  await at.start(at.ines.id);
  const counts: unknown[][] = [];
  for (const moment of [
    '2026-11-29T12:00:00Z',
    '2026-11-30T07:00:00Z',
    '2026-11-30T09:00:00Z',
    '2026-11-30T15:00:00Z',
    '2026-12-01T09:00:00Z',
    '2026-12-02T09:00:00Z',
  ]) {
    server.clock.set(moment);
    await Promise.all([remind.run({}, free()), remind.run({}, free())]);
    counts.push(await told(at.ines.user.userId, 'onboarding.due'));
  }
  // What waits for another step is not said.
  const due = 'Due today: House rules';
  const late = 'Overdue: House rules';
  expect(counts).toEqual([[], [], [due], [due], [due, late], [due, late]]);
  // The link, and two reminders, to who has no account.
  expect(await at.mailsTo(at.rui.email)).toBe(3);
  // Of Inês and of Rui.
  expect(await told(at.manager.userId, 'onboarding.late')).toEqual([
    'Due today: Locker',
    'Due today: Locker',
    'Overdue: Locker',
    'Overdue: Locker',
  ]);
});

test('a required step that stays overdue is told one level above, once; others are not', async () => {
  server.clock.set('2026-11-26T09:00:00Z');
  const house = await openOnboardingHouse(server);
  const local = await server.run((work) =>
    makeEmployer(work, { brandId: house.here, as: ['MANAGE_TEAM', 'VIEW_TEAM'] }),
  );
  await house.create([aStep('Keys', { required: true }), aStep('Locker')]);
  await house.start(house.ines.id);
  for (const moment of ['2026-12-01T09:00:00Z', '2026-12-03T09:00:00Z', '2026-12-04T09:00:00Z']) {
    server.clock.set(moment);
    await remind.run({}, free());
  }
  expect(await told(house.manager.userId, 'onboarding.late')).toEqual(['3 days overdue: Keys']);
  expect(await told(local.userId, 'onboarding.late')).toEqual(['Overdue: Keys, Locker']);
});
