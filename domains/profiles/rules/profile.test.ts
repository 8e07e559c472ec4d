import { expect, test } from 'vitest';
import type { Profile, ProfilePart } from '../contract/schemas.ts';
import { roundPoint, EMPTY_PROFILE, filledParts, PROFILE_PARTS, takeSnapshot } from './profile.ts';

const FULL: Profile = {
  languages: [{ code: 'pt', level: 'FLUENT' }],
  positions: [{ position: 'Bartender', years: 3 }],
  certificates: [{ kind: 'FIRST_AID', name: '', until: '2027-05-01' }],
  home: { label: 'Chiado', latitude: 38.71, longitude: -9.14 },
  travels_km: 12,
  travels_by: 'BIKE',
  wish: { amount: 1100, currency: 'EUR' },
  hours_per_week: 30,
  can_start_on: '2026-12-01',
  availability: [{ weekday: 1, part: 'EVENING' }],
};
const NOTHING = {
  languages: [],
  positions: [],
  certificates: [],
  distance_km: null,
  travels_km: null,
  travels_by: null,
  wish: null,
};

test.each<[ProfilePart, object]>([
  ['LANGUAGES', { languages: FULL.languages }],
  ['POSITIONS', { positions: FULL.positions }],
  ['CERTIFICATES', { certificates: FULL.certificates }],
  ['WAY', { distance_km: 5, travels_km: 12, travels_by: 'BIKE' }],
  ['WISH', { wish: FULL.wish }],
])('only the parts that were chosen go along: %s', (part, said) => {
  expect(takeSnapshot(FULL, [part], 4.6)).toEqual({ ...NOTHING, ...said });
});

test('the home never goes along, only how far it is', () => {
  const text = JSON.stringify(takeSnapshot(FULL, PROFILE_PARTS, 4.6));
  for (const own of ['38.71', '-9.14', 'Chiado', 'latitude']) expect(text).not.toContain(own);
});

test('nothing goes along where nothing was chosen or said', () => {
  expect(takeSnapshot(FULL, [], 4.6)).toBeNull();
  expect(takeSnapshot(EMPTY_PROFILE, PROFILE_PARTS, null)).toBeNull();
});

test('a profile offers the parts of which it says something; a home alone is a way', () => {
  expect(filledParts(FULL)).toEqual(PROFILE_PARTS);
  expect(filledParts({ ...EMPTY_PROFILE, home: FULL.home })).toEqual(['WAY']);
  expect(filledParts({ ...EMPTY_PROFILE, hours_per_week: 20 })).toEqual([]);
});

test.each([
  [38.713_912, -9.139_433, 38.71, -9.14],
  [-33.868_8, 151.209_3, -33.87, 151.21],
])('a point is kept to about a kilometre: %s, %s', (latitude, longitude, lat, lon) => {
  expect(roundPoint({ latitude, longitude })).toEqual({ latitude: lat, longitude: lon });
});

test('nothing is nearer than the kilometre to which a home is known', () => {
  expect(takeSnapshot(FULL, ['WAY'], 0.2)?.distance_km).toBe(1);
});
