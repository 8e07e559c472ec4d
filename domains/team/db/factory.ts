import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { createEmployee, ensurePosition, type NewEmployee } from '../server/service.ts';

const MADE_AT = new Date('2026-01-05T09:00:00Z');

/** A waiter without login at a location, unless said otherwise. */
export async function makeEmployee(
  tx: Tx,
  person: Partial<NewEmployee> & Pick<NewEmployee, 'groupId' | 'locationId'>,
): Promise<{ id: string }> {
  const positionId = person.positionId ?? (await ensurePosition(tx, person.groupId, 'Waiter'));
  return createEmployee(
    tx,
    {
      employeeNumber: `E-${newId().slice(-12)}`,
      firstName: 'Samir',
      lastName: 'Haddad',
      email: null,
      phone: null,
      userId: null,
      contractMinutesPerWeek: 40 * 60,
      hireDate: '2025-01-01',
      ...person,
      positionId,
    },
    MADE_AT,
  );
}
