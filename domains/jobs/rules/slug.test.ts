import { expect, test } from 'vitest';
import { uniqueSlug, createSlug } from './slug.ts';

test.each([
  [['Bartender, evenings', 'Port Ellery'], 'bartender-evenings-port-ellery'],
  [['Küchenchef/in', 'München'], 'kuchenchef-in-munchen'],
  [['Бариста', 'Москва'], 'barista-moskva'],
  [['نادل', 'دبي'], ''],
  [['../../etc?x=<b>', ''], 'etc-x-b'],
])('%j becomes %s', (parts, slug) => {
  expect(createSlug(...parts)).toBe(slug);
});

test('a long title is cut without a hyphen at its end', () => {
  const slug = createSlug('word '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(70);
  expect(slug).toMatch(/[a-z]$/);
});

test('a slug that is taken gets the next free number', () => {
  expect(uniqueSlug('waiter', new Set())).toBe('waiter');
  expect(uniqueSlug('waiter', new Set(['waiter', 'waiter-2']))).toBe('waiter-3');
});

test('a title without Latin spelling still has an address', () => {
  expect(uniqueSlug('', new Set(['job']))).toBe('job-2');
});
