import type { ProfileSnapshot } from '@hearth/domains/profiles/schemas';
import { expect, test } from 'vitest';
import { compareProfile } from './said.ts';

const TODAY = '2026-11-22';
const SILENT: ProfileSnapshot = {
  languages: [],
  positions: [],
  certificates: [],
  distance_km: null,
  travels_km: null,
  travels_by: null,
  wish: null,
};
const POST: Parameters<typeof compareProfile>[0] = {
  position_name: 'Bartender',
  pay: { min: 1000, max: 1200, currency: 'EUR', per: 'HOUR', tips: true },
  asks: {
    certificates: ['FOOD_HYGIENE', 'FIRST_AID'],
    languages: [
      { code: 'pt', level: 'WORK' },
      { code: 'en', level: 'FLUENT' },
    ],
  },
};
const said = (profile: Partial<ProfileSnapshot>, post: Partial<typeof POST> = {}) =>
  compareProfile({ ...POST, ...post }, { ...SILENT, ...profile }, TODAY);
const paper = (kind: ProfileSnapshot['certificates'][number]['kind'], until: string | null = null) => ({
  kind,
  name: '',
  until,
});

test('who sent no profile along, or an empty one, is not known', () => {
  const nothing = { years: null, travels: null, languages: null, certificates: null, wish: null };
  expect(compareProfile(POST, null, TODAY)).toEqual(nothing);
  expect(said({})).toEqual(nothing);
});

test.each<[string, ProfileSnapshot['certificates'], number | null]>([
  ['one of two', [paper('FIRST_AID')], 1],
  ['each once', [paper('FIRST_AID'), paper('FIRST_AID', '2030-01-01')], 1],
  ['on its last day', [paper('FIRST_AID', TODAY)], 1],
  ['over since yesterday', [paper('FIRST_AID', '2026-11-21')], 0],
  ['others than those asked for are not looked at', [paper('DRIVING')], null],
])('certificates that hold: %s', (_what, certificates, have) => {
  expect(said({ certificates }).certificates).toBe(have);
});

test.each<[string, ProfileSnapshot['languages'], object | null]>([
  ['better than asked', [{ code: 'pt', level: 'FLUENT' }], { enough: 1, share: 0.5 }],
  [
    'all as asked',
    [
      { code: 'pt', level: 'WORK' },
      { code: 'en', level: 'FLUENT' },
    ],
    { enough: 2, share: 1 },
  ],
  ['less than asked is a part', [{ code: 'pt', level: 'SOME' }], { enough: 0, share: 0.25 }],
  ['another one', [{ code: 'fi', level: 'FLUENT' }], null],
])('languages: %s', (_what, languages, have) => {
  expect(said({ languages }).languages).toEqual(have);
});

test('years are those of the post’s own position, however it is written', () => {
  expect(said({ positions: [{ position: ' bartender', years: 4 }] }).years).toBe(4);
  expect(said({ positions: [{ position: 'Chef', years: 4 }] }).years).toBeNull();
});

test('a wish is compared in the currency of the post alone', () => {
  expect(said({ wish: { amount: 1100, currency: 'EUR' } }).wish).toBe(1100);
  expect(said({ wish: { amount: 1100, currency: 'USD' } }).wish).toBeNull();
  expect(said({ wish: { amount: 1100, currency: 'EUR' } }, { pay: null }).wish).toBeNull();
});
