import { getLocation } from '@hearth/domains/core/contract';
import { FORBIDDEN } from '@hearth/kit/failure';
import { ContributionsContext, contribute } from '@hearth/client/slots';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, USER, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { getEmployee } from '../../contract/endpoints.ts';
import { employee } from '../../contract/schemas.ts';
import type { Employee } from '../../contract/schemas.ts';
import { EMPLOYEE_MORE } from '../slots.ts';
import { EmployeeDrawer } from './employee-drawer.tsx';

afterEach(cleanup);

const ANA: Employee = {
  ...sampleAnswer(employee),
  first_name: 'Ana',
  last_name: 'Costa',
  email: 'ana@example.com',
  phone: null,
  status: 'ACTIVE',
  secondary_location_ids: [LOCATION.groupId],
  contract_minutes_per_week: 1440,
  pay: { amount: 1450, currency: 'EUR' },
  user_id: null,
  has_login: false,
  end_date: null,
};

/** The drawer of somebody, as its reader sees it. */
function open(person: Partial<Employee> = {}, permissions: ReadonlySet<string> = LOCATION.permissions) {
  const calls = mockCalls([getEmployee, getLocation]);
  calls.answer(getEmployee, { ...ANA, ...person });
  const onClose = vi.fn();
  const part = (
    <ContributionsContext
      value={[contribute(EMPLOYEE_MORE, { load: () => Promise.resolve(() => <p>More of them</p>) })]}
    >
      <EmployeeDrawer employeeId={ANA.id} onClose={onClose} />
    </ContributionsContext>
  );
  return { calls, onClose, ...showPart(part, { calls, brand: { ...LOCATION, permissions } }) };
}

test('it says who somebody is, how they are reached and what their contract says', async () => {
  open();
  await screen.findByRole('heading', { name: 'Ana Costa' });
  expect(screen.getByRole('link', { name: 'ana@example.com' }).getAttribute('href')).toBe('mailto:ana@example.com');
  // Their phone is not known, and that is said.
  expect(screen.getAllByText('Not provided').length).toBeGreaterThan(0);
  expect(screen.getByText(/^24.*per week$/)).toBeTruthy();
  expect(screen.getByText('€14.50 per hour')).toBeTruthy();
  await screen.findByText('More of them');
});

test('nobody is offered to end their own employment', async () => {
  open({ user_id: USER.id });
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('button', { name: 'End employment' })).toBeNull();
});

test('who may change the team edits them or ends their employment', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: /Ana Costa/ });
});

test('an employment that has ended is not ended again', async () => {
  open({ status: 'ENDED', end_date: '2026-10-31' });
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('button', { name: 'End employment' })).toBeNull();
  expect(screen.getByText('Last day')).toBeTruthy();
});

test('who only looks sees neither pay nor a button', async () => {
  open({}, new Set(['VIEW_TEAM']));
  await screen.findByRole('heading', { name: 'Ana Costa' });
  expect(screen.queryByText('€14.50 per hour')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'End employment' })).toBeNull();
});

test('who cannot be read is told in words, and is read again on wish', async () => {
  const { calls, onClose, user } = open();
  cleanup();
  calls.refuse(getEmployee, FORBIDDEN);
  showPart(<EmployeeDrawer employeeId={ANA.id} onClose={onClose} />, { calls });
  const again = await screen.findByRole('button', { name: /again/i });
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  calls.answer(getEmployee, ANA);
  await user.click(again);
  await screen.findByRole('heading', { name: 'Ana Costa' });
});

test('Escape closes it', async () => {
  const { onClose, escape } = open();
  await screen.findByRole('heading', { name: 'Ana Costa' });
  await escape();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
