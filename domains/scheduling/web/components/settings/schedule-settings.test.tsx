import { CONFLICT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import type { ScheduleSettings as Settings } from '../../../contract/settings-endpoints.ts';
import { getScheduleSettings, setScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { DEALS } from '../../../rules/settings.ts';
import { DEFAULT_RULES } from '../../../rules/limits.ts';
import { ScheduleSettings } from './schedule-settings.tsx';

afterEach(cleanup);

const none = { from: null, locked_by: null, is_locked: false, version: 0 };
const GROUP = { id: LOCATION.groupId, name: 'Lumen' };
const SETTINGS: Settings = {
  week: { ...none, value: { starts_on: 1 } },
  rules: { ...none, value: DEFAULT_RULES },
  breaks: { ...none, value: { steps: [] } },
  day: { ...none, value: { from: '07:00', to: '00:00' } },
  deals: {
    ...none,
    value: { ...DEALS.fallback, swap: 'OFF' },
  },
  midday: { ...none, value: { at: '13:00' } },
  availability: { ...none, value: { needs_approval: false } },
  team_view: { ...none, value: { shows: 'LOCATION' } },
  team_link: { ...none, value: { names: 'SHORT' } },
  published_weeks: 2,
};

function open(settings: Settings = SETTINGS) {
  const calls = mockCalls([getScheduleSettings, setScheduleSettings]);
  calls.answer(getScheduleSettings, settings);
  calls.answer(setScheduleSettings, settings);
  return { calls, ...showPart(<ScheduleSettings />, { calls }) };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('one part is saved for itself, over the version that was read', async () => {
  const { calls, user } = open({
    ...SETTINGS,
    week: { ...SETTINGS.week, version: 4, from: { ...GROUP, id: LOCATION.id } },
  });
  const week = await card('First day of the week');
  await user.selectOptions(week.getByRole('combobox', { name: 'Day' }), 'Sunday');
  await user.click(week.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.sent.map(({ body }) => body)).toEqual([
      { week: { value: { starts_on: 7 }, version: 4, is_locked: false } },
    ]),
  );
});

test('a rule is made stricter, and the page says how many published weeks stay as they are', async () => {
  const { calls, user } = open();
  const rules = await card('Scheduling rules');
  expect(rules.getByText(/2 published weeks stay as they are/)).toBeDefined();
  const strict = rules.getByRole('combobox', { name: 'Maximum hours per day: level' });
  await user.selectOptions(strict, 'Not allowed');
  await user.click(rules.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.sent[0]?.body).toMatchObject({
      rules: { version: 0, value: { rules: { daily_hours: { level: 'block', limit: 600 } } } },
    }),
  );
});

test('where a setting comes from is said, and what is locked above cannot be changed', async () => {
  open({
    ...SETTINGS,
    day: { ...SETTINGS.day, from: GROUP, locked_by: GROUP },
    week: { ...SETTINGS.week, from: GROUP },
  });
  const day = await card('Hours shown in the day view');
  expect(day.getByText('Set and locked by Lumen.')).toBeDefined();
  expect(day.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(day.getByLabelText('From').hasAttribute('disabled')).toBe(true);
  expect((await card('First day of the week')).getByText(/Inherited from Lumen/)).toBeDefined();
});

test('what staff can do with shifts is switched one by one, with the time when offers end', async () => {
  const { calls, user, fill } = open();
  const deals = await card('Shift requests');
  await user.selectOptions(deals.getByRole('combobox', { name: 'Swap with colleague' }), 'Without approval');
  await fill(deals.getByRole('textbox', { name: 'Request deadline before the shift' }), '4');
  await user.tab();
  await user.click(deals.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.sent[0]?.body).toMatchObject({
      deals: { version: 0, value: { release: 'APPROVAL', swap: 'AUTOMATIC', close_minutes: 240 } },
    }),
  );
});

test('bids for shifts are collected in an order, and until a time', async () => {
  const { calls, user, fill } = open();
  const deals = await card('Shift requests');
  expect(deals.queryByRole('combobox', { name: 'Order of bids' })).toBeNull();
  await user.selectOptions(deals.getByRole('combobox', { name: 'Open and released shifts' }), 'Best bid');
  await user.selectOptions(deals.getByRole('combobox', { name: 'Order of bids' }), 'Lowest cost first');
  deals.getByText(/Employees see “Your location decides/);
  await fill(deals.getByRole('textbox', { name: 'Bid deadline before the shift' }), '48');
  await fill(deals.getByRole('textbox', { name: 'Minimum bidding time' }), '6');
  await user.tab();
  await user.click(deals.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.sent[0]?.body).toMatchObject({
      deals: {
        value: { claims: 'BIDS', bid_order: 'LOWEST_COST', bid_close_minutes: 2880, bid_open_minutes: 360 },
      },
    }),
  );
});

test('an own setting is taken back', async () => {
  const { calls, user } = open({
    ...SETTINGS,
    breaks: { ...SETTINGS.breaks, version: 2, from: { ...GROUP, id: LOCATION.id } },
  });
  await user.click((await card('Breaks')).getByRole('button', { name: 'Use inherited settings' }));
  await waitFor(() => expect(calls.sent[0]?.body).toEqual({ breaks: { value: null, version: 2 } }));
});

test('a break that is no shorter than its shift is not sent, and a stale save says why', async () => {
  const { calls, user, fill } = open();
  const breaks = await card('Breaks');
  await user.click(breaks.getByRole('button', { name: 'Add break' }));
  await fill(breaks.getByRole('textbox', { name: 'Break length' }), '240');
  await fill(breaks.getByRole('textbox', { name: 'Minimum shift length' }), '4');
  await user.tab();
  await breaks.findByText('A break must be shorter than the minimum shift length.');
  expect(breaks.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  await fill(breaks.getByRole('textbox', { name: 'Break length' }), '30');
  await user.tab();
  calls.refuse(setScheduleSettings, CONFLICT, { version: 1 });
  await user.click(breaks.getByRole('button', { name: 'Save' }));
  expect((await breaks.findByRole('alert')).textContent).toMatch(/Someone else changed this/);
});
