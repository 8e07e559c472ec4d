import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listLocationHours } from '../../../contract/endpoints.ts';
import type { LocationHours } from '../../../contract/schemas.ts';
import LocationHoursCard from './location-hours-card.tsx';

afterEach(cleanup);

const HOUSE: LocationHours = {
  location: { id: '01900000-0000-7000-8000-000000000001', name: 'Harbour House', city: 'Lisboa' },
  week: '2026-11-16',
  minutes: 6600,
  minutes_before: 6000,
  cost: 123_456,
  currency: 'EUR',
  minutes_without_cost: 120,
};

function open(locations: LocationHours[], total: number | null = locations.length) {
  const calls = mockCalls([listLocationHours]);
  calls.answer(listLocationHours, { total, locations });
  return showPart(<LocationHoursCard />, { calls });
}

test('each location leads to its week, with its hours, how they changed, and what they cost', async () => {
  open([HOUSE]);
  await screen.findByText('Hours and cost this week');
  const [link] = screen.getAllByRole('link', { name: /Harbour House/ });
  expect(link?.getAttribute('href')).toBe(`/schedule?date=2026-11-16&gid=${HOUSE.location.id}`);
  for (const words of ['110hrs', '+10%', '€1,235', 'excludes 2hrs with unknown pay'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('whoever sees no pay sees hours alone', async () => {
  open([{ ...HOUSE, cost: null, currency: null, minutes_without_cost: null }]);
  await screen.findByText('Hours this week');
  expect(screen.queryByText('Cost')).toBeNull();
  expect(screen.queryByText(/€/)).toBeNull();
});

test('of many locations the next ones are a page away', async () => {
  const { user } = open([HOUSE], 400);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText('2 of 40', { exact: false });
});

test('for whoever may not read the schedules there is nothing', async () => {
  open([], null);
  await expect.poll(() => screen.queryByText('Hours this week')).toBeNull();
});
