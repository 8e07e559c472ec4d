import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { answerMyConsent, listMyConsents, listWeekConsents } from '../../../contract/consent-endpoints.ts';
import type { MyConsent, WeekConsent } from '../../../contract/consent-schemas.ts';
import { CONSENT_LATE } from '../../../contract/failures.ts';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import ConsentButton from './consent-button.tsx';
import ConsentCards from './consent-cards.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const LAW = { rule: 'us-nyc.add', law: 'New York City Fair Workweek Law', paragraph: '§ 20-1222', is_owed: true };
const CONSENT: MyConsent = {
  id: ID,
  location: { id: ID, name: 'Harbour House' },
  time_zone: 'America/New_York',
  change: 'EXTENDED',
  before: { date: '2026-11-19', start: '10:00', end: '18:00' },
  after: { date: '2026-11-19', start: '08:00', end: '18:00' },
  position_name: 'Bartender',
  laws: [LAW],
  asked_at: '2026-11-16T14:00:00.000Z',
  answer_until: '2026-11-18T14:00:00.000Z',
  text_version: 1,
};

function open(consent: Partial<MyConsent> = {}) {
  const calls = mockCalls([listMyConsents, answerMyConsent]);
  calls.answer(listMyConsents, { consents: [{ ...CONSENT, ...consent }] });
  return { calls, ...showPart(<ConsentCards />, { calls }) };
}

test.each([
  ['Yes, I agree', true, 'AGREED', 'You’ve agreed. Your shift has been updated.'],
  ['No', false, 'DECLINED', 'You’ve said no. Your shift stays as it was.'],
] as const)('one tap says “%s”, with the text and language that were read', async (name, agrees, state, said) => {
  const { calls, user } = open();
  await screen.findByText('Do you agree to this change?');
  expect(screen.getByText(/10:00.18:00/).tagName).toBe('S');
  screen.getByText('If you agree, you’re owed extra pay for this late change.');
  calls.answer(answerMyConsent, { state });
  calls.answer(listMyConsents, { consents: [] });
  await user.click(screen.getByRole('button', { name }));
  await screen.findByText(said);
  expect(calls.sent).toMatchObject([
    { path: `/v1/my/consents/${ID}/answer`, body: { agrees, text_version: 1, language: 'en' } },
  ]);
  await expect.poll(() => screen.queryByText('Do you agree to this change?')).toBeNull();
});

test('an extra shift is asked for as such, and an answer that comes too late says so', async () => {
  const { calls, user } = open({ before: null });
  await screen.findByText('Do you agree to this extra shift?');
  calls.refuse(answerMyConsent, CONSENT_LATE);
  await user.click(screen.getByRole('button', { name: 'Yes, I agree' }));
  await screen.findByText(CONSENT_LATE.message);
});

test('managers see how many wait, and who said what', async () => {
  const one: WeekConsent = {
    id: ID,
    shift_id: ID,
    employee_id: ID,
    first_name: 'Ana',
    last_name: 'Costa',
    change: 'EXTENDED',
    before: CONSENT.before,
    after: CONSENT.after,
    laws: [LAW],
    state: 'WAITING',
    asked_at: CONSENT.asked_at,
    answer_until: CONSENT.answer_until,
    answered_at: null,
    device: null,
    how: '',
  };
  const calls = mockCalls([listWeekConsents]);
  calls.answer(listWeekConsents, {
    week: '2026-11-16',
    consents: [
      one,
      {
        ...one,
        id: `${ID.slice(0, -1)}2`,
        state: 'DECLINED',
        device: 'PHONE',
        answered_at: '2026-11-16T15:00:00.000Z',
      },
    ],
  });
  const week = { ...aWeek([aMember('ana')], [aWeekShift('one')]), publication_number: 1 };
  const { user } = showInSchedule(<ConsentButton />, { week, calls });
  await user.click(await screen.findByRole('button', { name: 'Consent: 1 pending' }));
  await screen.findByText(/^Pending until/);
  screen.getByText(/^Declined,/);
  screen.getByText('On a phone');
});
