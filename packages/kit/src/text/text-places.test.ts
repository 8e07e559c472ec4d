import { expect, test } from 'vitest';
import { fillPlaces, placeNames } from './text-places.ts';

test('the places of a text are told in their order, each as often as it stands there', () => {
  expect(placeNames('{{ a }} {b} {{c\n}}{{a}} {{}} {{{d}}}')).toEqual(['a', 'c', 'a', '', 'd']);
});

test('places are filled, and what they are filled with is never read again', () => {
  expect(fillPlaces('Hi {{ name }}', (name) => `$& {{${name}}}`)).toBe('Hi $& {{name}}');
});

// Eight languages of five thousand letters: they took three minutes together.
test.each([
  ['an open place with spaces', `{{${' '.repeat(5000)}x`],
  ['open places', '{{'.repeat(2500)],
  ['open places with spaces', '{{ '.repeat(1600)],
])('%s is a text without places', (_title, text) => {
  for (let copy = 0; copy < 8; copy += 1) expect([placeNames(text), fillPlaces(text, () => 'x')]).toEqual([[], text]);
});
