import { seedWorkCases, type SeededCase } from '@hearth/domains/eligibility/seed';
import { findEmployeesByNumber, upsertEmployeesByNumber } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { Application } from '../application.ts';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { specimensOf } from './papers.ts';
import type { Worker } from './team.ts';

/** People who have just been hired, without shifts: the first checks of the demonstration are theirs. */
const NEWCOMERS = [
  { number: 'HH-005-91', first: 'Grace', last: 'Nolan', at: 'HH-005', days: -1 },
  { number: 'HH-005-92', first: 'Mateo', last: 'Rivera', at: 'HH-005', days: 0 },
  { number: 'HH-005-93', first: 'Ivy', last: 'Chen', at: 'HH-005', days: 5 },
  { number: 'HH-004-91', first: 'Callum', last: 'Reid', at: 'HH-004', days: 2 },
] as const;

async function hireNewcomers(work: Work<'system'>, group: SeededGroup, today: string): Promise<readonly string[]> {
  const rows = NEWCOMERS.map(({ number, first, last, at, days }) => ({
    number,
    first_name: first,
    last_name: last,
    email: `${number.toLowerCase()}@lumen.example`,
    phone: null,
    location_id: requireId(group.places, at),
    position: 'Waiter',
    department: 'SERVICE',
    hire_date: plusDays(today, days),
    birth_date: '1998-05-14',
    contract_minutes: 24 * 60,
    pay_rate: 1800,
    currency: at === 'HH-005' ? ('USD' as const) : ('GBP' as const),
  }));
  await upsertEmployeesByNumber(work, group.groupId, rows);
  const found = await findEmployeesByNumber(
    work.db,
    group.groupId,
    NEWCOMERS.map(({ number }) => number),
  );
  return NEWCOMERS.map(({ number }) => found.get(number)?.id ?? '');
}

type Planned = Omit<SeededCase, 'employeeId'> & { readonly employeeId: string | undefined };
type Files = Readonly<Record<'permit' | 'licence' | 'card', string>>;

/** Follow-ups of people who have worked for some time. */
function planFollowUps(
  workers: readonly Worker[],
  places: SeededGroup['places'],
  today: string,
  { permit }: Files,
): Planned[] {
  const at = (number: string) => workers.filter(({ locationId }) => locationId === requireId(places, number));
  const lisbon = at('HH-001');
  const bar = lisbon.find(({ position }) => position.name === 'Bartender');
  const [done, soon, none, waiting] = lisbon.filter(({ id }) => id !== bar?.id).map(({ id }) => id);
  const permitOf = { list: 'PERMIT', item: 'residence-permit' };
  return [
    { employeeId: bar?.id, state: 'WITH_EMPLOYEE', validUntil: plusDays(today, 25) },
    {
      employeeId: done,
      state: 'CONFIRMED',
      said: { status: 'WITHOUT_PERMIT' },
      shown: [{ list: 'FREE', item: 'identity-document' }],
    },
    { employeeId: soon, state: 'CONFIRMED', validUntil: plusDays(today, 40), shown: [permitOf] },
    { employeeId: none, state: 'NOT_NEEDED', reason: 'Checked by the agency that employs her.' },
    {
      employeeId: waiting,
      state: 'TO_CHECK',
      validUntil: plusDays(today, 12),
      shown: [{ ...permitOf, attachmentId: permit }],
    },
    {
      employeeId: at('HH-004')[0]?.id,
      state: 'CONFIRMED',
      method: 'ONLINE_SERVICE',
      validUntil: plusDays(today, 80),
      said: { code: 'W4T7K2M9P' },
    },
  ];
}

/** First checks of people who have just been hired, and one that has ended. */
function planFirstChecks(
  [grace, mateo, ivy, callum]: readonly string[],
  today: string,
  { licence, card }: Files,
): Planned[] {
  return [
    { employeeId: callum, state: 'CONFIRMED', validUntil: plusDays(today, -3), shown: [{ list: 'B', item: 'list-b' }] },
    {
      employeeId: grace,
      state: 'TO_CHECK',
      said: { status: 'PERMANENT_RESIDENT' },
      shown: [
        { list: 'B', item: 'drivers-license', attachmentId: licence },
        { list: 'C', item: 'ssn-card', attachmentId: card },
      ],
    },
    { employeeId: mateo, state: 'NOT_STARTED' },
    { employeeId: ivy, state: 'NOT_STARTED' },
  ];
}

/** In Lisbon, Bristol and Brooklyn checks at every state: nobody with a published shift is kept from it. */
export async function seedRightToWork(
  { runner, tools }: Application,
  group: SeededGroup,
  workers: readonly Worker[],
  today: string,
): Promise<void> {
  const { groupId, places, people } = group;
  const noor = requireId(people, 'noor');
  const fileOf = specimensOf({ runner, tools }, { groupId, ownerUserId: noor });
  const files = {
    permit: await fileOf('residence-permit.pdf', 'Residence permit: specimen'),
    licence: await fileOf('drivers-license.pdf', 'Driver license: specimen'),
    card: await fileOf('social-security-card.pdf', 'Social Security card: specimen'),
  };
  await runner.run(SYSTEM, async (work) => {
    const newcomers = await hireNewcomers(work, group, today);
    const plan = [...planFollowUps(workers, places, today, files), ...planFirstChecks(newcomers, today, files)];
    const cases = plan.flatMap(({ employeeId, ...one }) => (employeeId ? [{ ...one, employeeId }] : []));
    await seedWorkCases(work, { groupId, userId: requireId(people, 'leonor'), name: 'Leonor Pacheco' }, cases);
  });
}
