import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import {
  changeKioskPin,
  openKiosk,
  openKioskClock,
  pairKiosk,
  sendKioskPunches,
} from '../../contract/kiosk-endpoints.ts';
import type { KioskOutcomeKind } from '../../contract/kiosk-schemas.ts';
import { PIN_WRONG } from '../../contract/failures.ts';
import { kioskStore } from '../state/kiosk-store.ts';
import { Approval } from '../components/kiosk/approval.tsx';
import { Component } from './kiosk.tsx';

afterEach(() => {
  cleanup();
  kioskStore.forget();
});

const ID = '019a0000-0000-7000-8000-000000000001';
const OTHER = '019a0000-0000-7000-8000-000000000002';
const TOKEN = 'A'.repeat(43);
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const DAY = {
  kiosk_name: 'Back door',
  location_name: 'Harbour House',
  time_zone: 'Europe/Lisbon',
  now: '2026-11-16T09:00:00.000Z',
  public_key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  people: [
    { employee_id: ID, name: 'Inês Q.' },
    { employee_id: OTHER, name: 'Rui S.' },
  ],
  managers: [{ employee_id: OTHER, name: 'Rui S.' }],
  asks: [],
};

function open(isPaired = true) {
  if (isPaired) kioskStore.pair(TOKEN, 'Back door');
  const calls = mockCalls([pairKiosk, changeKioskPin, openKiosk, openKioskClock, sendKioskPunches]);
  calls.answer(openKiosk, DAY);
  calls.answer(pairKiosk, { device_token: TOKEN, kiosk_name: 'Back door' });
  calls.answer(openKioskClock, {
    employee_id: ID,
    state: 'OUT',
    since: null,
    shift: null,
    break_due: null,
    pin_is_given: true,
  });
  const outcome = (kind: KioskOutcomeKind): void =>
    calls.answer(sendKioskPunches, {
      outcomes: [{ idempotency_key: ID, outcome: kind, at: null, from: null }],
      is_paired: true,
    });
  outcome('RECORDED');
  return { calls, outcome, ...showPart(<Component />, { calls }) };
}

test('is paired with a code, then shows names and nothing else of anybody', async () => {
  const { user, fill } = open(false);
  await fill(await screen.findByRole('textbox', { name: 'Code' }), 'ABCDE-FGHJK');
  await user.click(screen.getByRole('button', { name: 'Pair tablet' }));
  await screen.findByRole('button', { name: 'Inês Q.' });
  expect(screen.queryByText(/Working|Shift|since/)).toBeNull();
  expect(kioskStore.read()?.token).toBe(TOKEN);
});

test('a name, a PIN and one tap clock in; the PIN is sent sealed and kept nowhere', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Inês Q.' }));
  for (const digit of '2580') await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Clock in' }));
  await waitFor(() => expect(calls.sent.some(({ body }) => Object(body).punches !== undefined)).toBe(true));
  const sent = JSON.stringify(calls.sent.find(({ body }) => Object(body).punches !== undefined)?.body);
  expect(sent).toContain('"kind":"IN"');
  expect(sent).not.toContain('2580');
  await screen.findByRole('button', { name: 'Rui S.' });
});

test('a wrong PIN is said, and the dots are gone', async () => {
  const { calls, user } = open();
  calls.refuse(openKioskClock, PIN_WRONG);
  await user.click(await screen.findByRole('button', { name: 'Inês Q.' }));
  await user.keyboard('1111');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/This PIN isn’t right/);
  expect(screen.queryByText('••••')).toBeNull();
});

test('while a PIN is on its way nobody goes back to the names and on to another clock', async () => {
  const { calls, user } = open();
  calls.cut(openKioskClock, 'never');
  await user.click(await screen.findByRole('button', { name: 'Inês Q.' }));
  await user.keyboard('2794');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true));
});

test('whoever has a PIN that a manager gave them is told so, and chooses their own, typed twice', async () => {
  const { calls, user } = open();
  calls.answer(changeKioskPin, { set_at: '2026-11-16T09:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'Inês Q.' }));
  await user.keyboard('2794');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/A manager gave you this PIN/);
  await user.click(screen.getByRole('button', { name: 'Choose your own PIN' }));
  const type = async (pin: string): Promise<void> => {
    await user.keyboard(pin);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  await type('4715');
  await type('4716');
  await screen.findByText(/The PINs don’t match/);
  await type('4715');
  await type('4715');
  await screen.findByText('PIN changed');
  expect(calls.sent.at(-1)?.body).toMatchObject({ employee_id: ID, pin: '2794', new_pin: '4715' });
});

test('a manager says yes with their name and PIN', async () => {
  const approved: unknown[] = [];
  const { user } = showPart(
    <Approval
      managers={DAY.managers}
      onBack={() => undefined}
      onApprove={(approver) => {
        approved.push(approver);
        return Promise.resolve();
      }}
    />,
    { calls: mockCalls([]) },
  );
  await user.click(await screen.findByRole('button', { name: 'Rui S.' }));
  await user.keyboard('4715');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(approved).toEqual([{ employeeId: OTHER, pin: '4715' }]));
});
