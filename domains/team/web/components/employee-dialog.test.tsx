import { getLocation, searchBrands } from '@hearth/domains/core/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmployee, createPosition, listPositions, updateEmployee } from '../../contract/endpoints.ts';
import { mailInvitation } from '../../contract/mailed-invitation-endpoints.ts';
import { EMPLOYEE_NUMBER_TAKEN, EMPLOYEE_STALE } from '../../contract/failures.ts';
import { employee } from '../../contract/schemas.ts';
import type { Employee } from '../../contract/schemas.ts';
import { EmployeeDialog } from './employee-dialog.tsx';

// On a slow line the script of the world's phone numbers waits for its field: a made-up document runs no scripts.
beforeEach(() => void Object.assign(navigator, { connection: { saveData: true } }));
afterEach(cleanup);

const ANA: Employee = {
  ...sampleAnswer(employee),
  first_name: 'Ana',
  last_name: 'Costa',
  email: 'ana@example.com',
  phone: null,
  location_id: LOCATION.id,
  location_name: LOCATION.name,
  position: null,
  pay: null,
  version: 3,
};

function open(person: Employee | null = null) {
  const calls = mockCalls([
    createEmployee,
    createPosition,
    getLocation,
    listPositions,
    mailInvitation,
    searchBrands,
    updateEmployee,
  ]);
  calls.answer(createEmployee, ANA);
  calls.answer(updateEmployee, ANA);
  const onClose = vi.fn();
  return { calls, onClose, ...showPart(<EmployeeDialog employee={person} onClose={onClose} />, { calls }) };
}

const field = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const changesIn = ({ sent }: ReturnType<typeof open>['calls']) =>
  sent.filter(({ path }) => !path.endsWith('search')).map(({ method, body }) => ({ method, body }));

test('without a name nothing is sent, and the focus is there', async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole('button', { name: 'Add person' }));
  await waitFor(() => expect(document.activeElement).toBe(field(/^First name/)));
  await waitFor(() => expect(screen.getByText('Fill in this field.')).toBeTruthy());
  expect(changesIn(calls)).toEqual([]);
});

test('an address that is none is told as soon as its field is left', async () => {
  const { user, fill } = open();
  await fill(field(/mail/), 'ana@');
  await user.click(field(/^First name/));
  await screen.findByText('Enter a complete email address.');
});

test('only what was changed is sent, on top of the version that was read', async () => {
  const { calls, onClose, user, fill } = open(ANA);
  await fill(field(/^First name/), 'Anabela');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(changesIn(calls)).toEqual([{ method: 'PATCH', body: { first_name: 'Anabela', version: 3 } }]);
});

test('a number that is taken is said at its field, and nothing typed is lost', async () => {
  const { calls, onClose, user, fill } = open(ANA);
  calls.refuse(updateEmployee, EMPLOYEE_NUMBER_TAKEN);
  const number = field(/number/i);
  await fill(number, '007');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(number.value).toBe('007');
  expect(onClose).not.toHaveBeenCalled();
});

test('what somebody else changed meanwhile is shown, and a second press goes on from there', async () => {
  const { calls, onClose, user, fill } = open(ANA);
  calls.refuse(updateEmployee, EMPLOYEE_STALE, { current: { ...ANA, last_name: 'Lima', version: 4 } });
  await fill(field(/^First name/), 'Anabela');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Costa → Lima/);
  expect(field(/^Last name/).value).toBe('Lima');
  expect(field(/^First name/).value).toBe('Anabela');
  calls.answer(updateEmployee, ANA);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(changesIn(calls).at(-1)).toEqual({ method: 'PATCH', body: { first_name: 'Anabela', version: 4 } });
});

test('whoever is added with an address is invited, unless that is unticked', async () => {
  const { calls, onClose, user, fill } = open();
  await fill(field(/^First name/), 'Ana');
  expect(screen.queryByRole('checkbox', { name: /Send invitation/ })).toBeNull();
  await fill(field(/mail/), 'ana@example.com');
  expect(screen.getByRole('checkbox', { name: /Send invitation/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Add person' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent.at(-1)?.path).toMatch(/\/employees\/.*\/invitation\/mail$/);
});

test('whoever is added without the tick is not invited', async () => {
  const { calls, onClose, user, fill } = open();
  await fill(field(/^First name/), 'Ana');
  await fill(field(/mail/), 'ana@example.com');
  await user.click(screen.getByRole('checkbox', { name: /Send invitation/ }));
  await user.click(screen.getByRole('button', { name: 'Add person' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent.some(({ path }) => path.endsWith('/invitation/mail'))).toBe(false);
});
