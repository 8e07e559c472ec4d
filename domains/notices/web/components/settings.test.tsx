import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, USER, waitFor, within } from '@hearth/testing/screen';
import { CONFLICT } from '@hearth/kit/failure';
import { afterEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { NO_ADDRESS } from '../../contract/failures.ts';
import type { Delivery, NoticeSettings } from '../../contract/schemas.ts';
import { SentLine } from './delivery-log.tsx';
import { PolicyCard } from './policy-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TestPart } from './test-part.tsx';

afterEach(cleanup);

const SETTINGS: NoticeSettings = { mail: {}, push: {}, hides_text: false, quiet: null, time_zone: 'UTC' };
const LINE: Delivery = {
  channel: 'MAIL',
  device: null,
  state: 'SENT',
  reason: null,
  held: null,
  at: '2026-11-24T10:02:00.000Z',
};
const PUSHED: Delivery = { ...LINE, channel: 'PUSH', device: { browser: 'Chrome', system: 'Android' } };

function openForm(user = USER) {
  const calls = mockCalls([contract.changeNoticeSettings]);
  return { calls, ...showPart(<SettingsForm settings={SETTINGS} zone="Europe/Lisbon" />, { calls, user }) };
}

test('each kind has its choice of mail and devices, as usual until it is changed', async () => {
  const { calls, user } = openForm();
  const shifts = screen.getByRole('row', { name: /^New or changed shifts/ });
  const applies = screen.getByRole('row', { name: /^New applications/ });
  expect(within(shifts).getByRole('checkbox').matches(':checked')).toBe(true);
  expect(within(applies).getByRole('checkbox').matches(':checked')).toBe(false);
  within(applies).getByRole('button', { name: /Daily/ });
  await user.click(within(applies).getByRole('checkbox'));
  await user.click(within(applies).getByRole('button'));
  await user.click(await screen.findByRole('option', { name: 'Hourly' }));
  await user.click(screen.getByRole('switch', { name: /^Hide notification content/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toEqual({
    mail: { 'hiring.applicationReceived': 'HOURLY' },
    push: { 'hiring.applicationReceived': true },
    hides_text: true,
    quiet: null,
    time_zone: 'Europe/Lisbon',
  });
});

test('whoever manages nobody sees their own kinds alone', () => {
  openForm({ ...USER, user_employer: false });
  expect(screen.queryByText('New applications')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(32);
});

test('a test says what the log says of each channel', async () => {
  const calls = mockCalls([contract.sendTestNotice, contract.listDeliveries]);
  calls.answer(contract.listDeliveries, {
    deliveries: [{ ...LINE, state: 'SKIPPED', reason: 'UNPROVEN' }, PUSHED, { ...PUSHED, state: 'WAITING' }],
  });
  const { user } = showPart(<TestPart />, { calls });
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'EmailYour email address isn’t confirmed',
    expect.stringMatching(/^Chrome, AndroidSent at \d\d:\d\d$/),
    'Chrome, AndroidOn its way…',
  ]);
});

test('a test that has nowhere to go says so', async () => {
  const calls = mockCalls([contract.sendTestNotice]);
  calls.refuse(contract.sendTestNotice, NO_ADDRESS);
  const { user } = showPart(<TestPart />, { calls });
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  await screen.findByText('To send a test, confirm an email address or turn on notifications for a device.');
});

test('under a notice stands where it has gone, each channel once, and what puts it off', () => {
  const held: Delivery = { ...LINE, state: 'WAITING', held: 'OFF_CLOCK' };
  const calls = mockCalls([]);
  const { container } = showPart(
    <>
      <p>
        <SentLine sent={[LINE, PUSHED, PUSHED]} />
      </p>
      <p>
        <SentLine sent={[held, { ...PUSHED, state: 'SKIPPED', reason: 'OFF' }]} />
      </p>
    </>,
    { calls },
  );
  const [sent, waiting] = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(sent).toMatch(/^ · Emailed at \d\d:\d\d · Sent to devices at \d\d:\d\d$/);
  expect(waiting).toMatch(/^ · Arrives .+, around your next shift$/);
});

test('a group’s policy is saved with each switch, by the version that was read', async () => {
  const calls = mockCalls([contract.getNoticePolicy, contract.changeNoticePolicy]);
  const policy = { hides_text: false, holds_off_clock: false, margin_minutes: 30, version: 4 };
  calls.answer(contract.getNoticePolicy, policy);
  const changed = { ...policy, holds_off_clock: true, version: 5 };
  calls.answer(contract.changeNoticePolicy, changed);
  const { user } = showPart(<PolicyCard groupId={LOCATION.groupId} />, { calls });
  const hold = await screen.findByRole('switch', { name: /^Don’t disturb hourly employees/ });
  calls.answer(contract.getNoticePolicy, changed);
  await user.click(hold);
  await screen.findByRole('button', { name: /^30 Buffer before/ });
  expect(calls.sent[0]?.body).toEqual({ ...policy, holds_off_clock: true });
  calls.refuse(contract.changeNoticePolicy, CONFLICT);
  const hide = screen.getByRole<HTMLInputElement>('switch', { name: /^Hide notification content/ });
  // Until the policy has been read again, by whose version the next change is sent.
  await waitFor(() => expect(hide.disabled).toBe(false));
  await user.click(hide);
  await screen.findByRole('alert');
});
