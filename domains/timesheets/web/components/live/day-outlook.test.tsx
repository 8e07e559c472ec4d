import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getDayOutlook } from '../../../contract/day-endpoints.ts';
import { TIMESHEETS_NEED_LOCATION } from '../../../contract/failures.ts';
import { DayOutlook } from './day-outlook.tsx';

afterEach(cleanup);

const DAY = {
  locationId: '019a0000-0000-7000-8000-000000000001',
  date: '2026-11-16',
  asOf: '2026-11-16T12:00:00.000Z',
};
const sum = (minutes: number, pay: number | null) => ({ minutes, overtime: 0, pay });

function open(pay: number | null) {
  const calls = mockCalls([getDayOutlook]);
  calls.answer(getDayOutlook, {
    so_far: sum(60, pay),
    at_close: sum(480, pay),
    planned: sum(420, pay),
    currency: 'EUR',
    overtime: [],
  });
  return { calls, ...showPart(<DayOutlook {...DAY} />, { calls }) };
}

test('a day is shown in money where pay is known, else in hours', async () => {
  open(1200);
  expect(await screen.findAllByText('€12.00')).toHaveLength(3);
  expect(screen.getByText('1hrs more than scheduled')).toBeTruthy();
  cleanup();
  open(null);
  expect(await screen.findByText('8hrs')).toBeTruthy();
  expect(screen.queryByText('€12.00')).toBeNull();
});

test('that it could not be read is said, and it can be read again', async () => {
  const { calls, user } = open(1200);
  calls.refuse(getDayOutlook, TIMESHEETS_NEED_LOCATION);
  expect(await screen.findByText('We couldn’t load today’s labour figures.')).toBeTruthy();
  calls.answer(getDayOutlook, {
    so_far: sum(60, 0),
    at_close: sum(60, 0),
    planned: sum(60, 0),
    currency: null,
    overtime: [],
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Scheduled')).toBeTruthy();
});
