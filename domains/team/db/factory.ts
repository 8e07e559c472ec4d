import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { makeUser, type MadeUser } from '@hearth/domains/identity/factory';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { sql } from 'kysely';
import { addEmployee, type NewEmployee } from '../server/add-employee.ts';
import { ensurePosition } from '../server/service.ts';

const MADE_AT = new Date('2026-01-05T09:00:00Z');

/** The ways in which a test's employee differs from the default. */
type EmployeeOverrides = Partial<NewEmployee> & { readonly userId?: string | null };

/** A waiter without login at a location, unless said otherwise. */
export async function makeEmployee(
  tx: Tx,
  { userId = null, ...person }: EmployeeOverrides & Pick<NewEmployee, 'groupId' | 'locationId'>,
): Promise<{ id: string }> {
  const positionId = person.positionId ?? (await ensurePosition(tx, person.groupId, 'Waiter'));
  const made = await addEmployee(
    tx,
    {
      employeeNumber: `E-${newId().slice(-12)}`,
      firstName: 'Samir',
      lastName: 'Haddad',
      email: null,
      phone: null,
      contractMinutesPerWeek: 40 * 60,
      hireDate: '2025-01-01',
      ...person,
      positionId,
    },
    MADE_AT,
  );
  // Joined at once: a test counts the changes that it makes itself.
  if (userId !== null) await tx.execute(sql`update team.employee set user_id = ${userId} where id = ${made.id}`);
  return made;
}

/** Everything that someone who runs a restaurant may do with its team and schedule. */
const ALL: readonly Permission[] = [
  'MANAGE_BRAND',
  'VIEW_TEAM',
  'MANAGE_TEAM',
  'VIEW_PAY',
  'VIEW_SCHEDULE',
  'EDIT_SCHEDULE',
  'PUBLISH_SCHEDULE',
  'OVERRIDE_CONFLICT',
  'DECIDE_TIME_OFF',
];

/** A group with two locations in Lisbon, a bar and a kitchen position, and Inês, who has a login and works at the first. */
export interface Restaurant {
  readonly groupId: string;
  /** Harbour House. */
  readonly here: string;
  /** Harbour Terrace. */
  readonly there: string;
  readonly bar: string;
  readonly kitchen: string;
  readonly ines: { readonly id: string; readonly user: MadeUser };
  /** May do everything in the group. */
  readonly manager: MadeUser;
  hireAt(locationId: string, more?: EmployeeOverrides): Promise<{ id: string }>;
  /** Someone with some permissions in the whole group, perhaps for some departments only. */
  readonly managerWith: (
    permissions: readonly Permission[],
    departments?: readonly [string, ...string[]],
  ) => Promise<MadeUser>;
}

/** Whatever can do work in the system scope: a test server, a seed. */
export interface TestRunner {
  run<T>(work: (work: Work<'system'>) => Promise<T>): Promise<T>;
}

/** Opens a restaurant of its own: what happens in it touches no other. */
export async function openRestaurant(server: TestRunner): Promise<Restaurant> {
  const [groupId, here, there] = [newId(), newId(), newId()];
  const hireAt: Restaurant['hireAt'] = (locationId, more = {}) =>
    server.run(({ db }) => makeEmployee(db, { groupId, locationId, ...more }));
  const managerWith: Restaurant['managerWith'] = (permissions, departments) =>
    server.run((work) =>
      makeEmployer(work, {
        brandId: groupId,
        as: permissions,
        ...(departments === undefined ? {} : { conditions: { POSITION_CATEGORY: departments } }),
      }),
    );
  const [bar, kitchen, user] = await server.run(async (work) => {
    await makeBrandTree(work, {
      id: groupId,
      type: 'GP-GROUP',
      name: 'Harbour Group',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      children: [
        { id: here, type: 'LOCATION', name: 'Harbour House', country: 'PT', city: 'Lisboa' },
        { id: there, type: 'LOCATION', name: 'Harbour Terrace', country: 'PT', city: 'Lisboa' },
      ],
    });
    return [
      await ensurePosition(work.db, groupId, 'Bartender'),
      await ensurePosition(work.db, groupId, 'Chef de partie'),
      await makeUser(work),
    ] as const;
  });
  const ines = await hireAt(here, { firstName: 'Inês', lastName: 'Quintela', userId: user.userId, positionId: bar });
  return {
    groupId,
    here,
    there,
    bar,
    kitchen,
    ines: { ...ines, user },
    manager: await managerWith(ALL),
    hireAt,
    managerWith,
  };
}
