import i18next from 'i18next';
import { expect, expectTypeOf, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import type { PhraseKey } from './translate.ts';
import { fillPhrase, findPhrase, isolateValues, phraseParts, pluralForms } from './translate.ts';

const tree = {
  title: 'Schedule of {{ place }}',
  errors: { SHIFT_OVERLAP: 'This shift overlaps another one.' },
  shifts_zero: 'no shifts',
  shifts_one: '{{count}} one',
  shifts_two: '{{count}} two',
  shifts_few: '{{count}} few',
  shifts_many: '{{count}} many',
  shifts_other: '{{count}} other',
};

test('every phrase reads as in i18next, the format these files are written in', async () => {
  for (const language of LANGUAGES) {
    const peer = i18next.createInstance();
    await peer.init({
      lng: language,
      resources: { [language]: { translation: tree } },
      interpolation: { escapeValue: false },
    });
    for (const count of [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 1.5]) {
      const found = findPhrase(tree, language, 'shifts', count) ?? '';
      const [, form] = found.split(' ');
      expect([language, count, form]).toEqual([language, count, peer.t('shifts', { count }).split(' ').at(-1)]);
    }
    expect(fillPhrase(tree.title, language, { place: '<$& "Bar">' })).toBe(peer.t('title', { place: '<$& "Bar">' }));
    expect(findPhrase(tree, language, 'errors.SHIFT_OVERLAP')).toBe(peer.t('errors.SHIFT_OVERLAP'));
  }
});

test('a count is written in the manner of the language', () => {
  expect(fillPhrase('{{count}} people', 'en', { count: 20000 })).toBe('20,000 people');
  expect(fillPhrase('{{count}} Personen', 'de', { count: 20000 })).toBe('20.000 Personen');
  expect(fillPhrase('{{count}}', 'ar', { count: 20000 })).toBe('20,000');
  expect(fillPhrase('year {{year}}', 'en', { year: 2026 })).toBe('year 2026');
});

test('what is not there is not found', () => {
  expect(findPhrase(tree, 'en', 'nothing')).toBeUndefined();
  expect(findPhrase(tree, 'en', 'title.deeper')).toBeUndefined();
  expect(findPhrase(tree, 'en', 'errors')).toBeUndefined();
});

test('a place without a value stays visible', () => {
  expect(fillPhrase('Hi {{name}}', 'en', {})).toBe('Hi {{name}}');
});

test('Arabic has all six plural forms and Polish four', () => {
  expect([...pluralForms('ar')].sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
  expect([...pluralForms('pl')].sort()).toEqual(['few', 'many', 'one', 'other']);
});

test('a phrase is cut at its places', () => {
  expect(phraseParts('With {{first}} and {{second}}')).toEqual([
    { text: 'With ' },
    { text: '{{first}}', place: 'first' },
    { text: ' and ' },
    { text: '{{second}}', place: 'second' },
  ]);
});

test('keys are typed by the English file, plural forms without their suffix', () => {
  expectTypeOf<PhraseKey<typeof tree>>().toEqualTypeOf<'title' | 'errors.SHIFT_OVERLAP' | 'shifts'>();
});

test('in Arabic a name in Latin letters keeps to itself, what has a direction of its own or is followed does not change', () => {
  const values = {
    place: 'Harbour House (Porto)',
    own: 'بورتو',
    link: 'https://example.org/a',
    mail: 'a@b.pt',
    count: 3,
  };
  expect(isolateValues('ar', values)).toEqual({ ...values, place: '\u2068Harbour House (Porto)\u2069' });
  expect(isolateValues('de', values)).toBe(values);
});
