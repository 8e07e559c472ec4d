import { expect, test } from 'vitest';
import { type DatedEmployment, employmentOn, findChangeFault, findPeriodFault, type Term } from './terms.ts';

const places = (from: string, locationId: string, ...furtherIds: string[]): Term => ({
  part: 'PLACES',
  from,
  value: { locationId, furtherIds },
});
const positions = (from: string, positionId: string | null, ...furtherIds: string[]): Term => ({
  part: 'POSITIONS',
  from,
  value: { positionId, furtherIds },
});
const contract = (from: string, hours: number | null): Term => ({
  part: 'CONTRACT',
  from,
  value: { minutesPerWeek: hours === null ? null : hours * 60, pattern: null },
});

const EMPLOYMENT: DatedEmployment = {
  periods: [
    { startsOn: '2024-04-01', endsOn: '2024-10-31' },
    { startsOn: '2026-04-01', endsOn: null },
  ],
  terms: [
    positions('2026-12-01', 'chef', 'waiter'),
    places('1900-01-01', 'house'),
    positions('1900-01-01', 'waiter'),
    contract('2026-04-01', 20),
    places('2026-06-01', 'terrace', 'house'),
    contract('2027-01-01', null),
  ],
};

test.each([
  ['2024-03-31', null, 'house', 'waiter', null],
  ['2024-04-01', '2024-04-01', 'house', 'waiter', null],
  ['2024-10-31', '2024-04-01', 'house', 'waiter', null],
  ['2024-11-01', null, 'house', 'waiter', null],
  ['2026-04-01', '2026-04-01', 'house', 'waiter', 1200],
  ['2026-06-01', '2026-04-01', 'terrace', 'waiter', 1200],
  ['2026-11-30', '2026-04-01', 'terrace', 'waiter', 1200],
  ['2026-12-01', '2026-04-01', 'terrace', 'chef', 1200],
  ['2027-01-01', '2026-04-01', 'terrace', 'chef', null],
])('what holds on %s', (day, since, locationId, positionId, minutes) => {
  const state = employmentOn(EMPLOYMENT, day);
  expect(state.period?.startsOn ?? null).toBe(since);
  expect(state.places?.locationId).toBe(locationId);
  expect(state.positions?.positionId).toBe(positionId);
  expect(state.contract?.minutesPerWeek ?? null).toBe(minutes);
});

test('several positions and locations are held at once', () => {
  const state = employmentOn(EMPLOYMENT, '2026-12-24');
  expect(state.positions?.furtherIds).toEqual(['waiter']);
  expect(state.places?.furtherIds).toEqual(['house']);
});

test.each([
  ['none', [], null],
  ['one without days', [{ startsOn: null, endsOn: null }], null],
  ['with a gap between them', EMPLOYMENT.periods, null],
  [
    'one after the other',
    [
      { startsOn: null, endsOn: '2025-12-31' },
      { startsOn: '2026-01-01', endsOn: null },
    ],
    null,
  ],
  ['an end before the start', [{ startsOn: '2026-02-01', endsOn: '2026-01-31' }], 'ENDS_BEFORE_START'],
  [
    'the second begins on the last day of the first',
    [
      { startsOn: null, endsOn: '2025-12-31' },
      { startsOn: '2025-12-31', endsOn: null },
    ],
    'OVERLAPS',
  ],
  [
    'the first has no end',
    [
      { startsOn: '2025-01-01', endsOn: null },
      { startsOn: '2026-01-01', endsOn: null },
    ],
    'NOT_LAST',
  ],
  [
    'the second has no start',
    [
      { startsOn: null, endsOn: '2025-12-31' },
      { startsOn: null, endsOn: null },
    ],
    'OVERLAPS',
  ],
])('employments: %s', (_what, periods, problem) => {
  expect(findPeriodFault(periods)?.problem ?? null).toBe(problem);
});

const PERIOD = { startsOn: '2026-04-01', endsOn: '2026-12-31' };
test.each([
  ['from the first day', { from: '2026-04-01' }, null],
  ['before the first day', { from: '2026-03-31' }, 'from'],
  ['after the last day', { from: '2027-01-01' }, 'from'],
  [
    'a location twice',
    { from: '2026-05-01', PLACES: { locationId: 'a', furtherIds: ['b', 'a'] } },
    'further_location_ids',
  ],
  [
    'a position twice',
    { from: '2026-05-01', POSITIONS: { positionId: null, furtherIds: ['b', 'b'] } },
    'further_position_ids',
  ],
  [
    'hours that do not add up',
    { from: '2026-05-01', CONTRACT: { minutesPerWeek: 2400, pattern: [480, 480, 480, 480, 0, 0, 0] } },
    'pattern',
  ],
  [
    'hours that add up',
    { from: '2026-05-01', CONTRACT: { minutesPerWeek: 1920, pattern: [480, 480, 480, 480, 0, 0, 0] } },
    null,
  ],
])('a change: %s', (_what, change, field) => {
  expect(findChangeFault(change, PERIOD)?.field ?? null).toBe(field);
});
