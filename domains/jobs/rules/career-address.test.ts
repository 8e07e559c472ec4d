import { expect, test } from 'vitest';
import { applyPath, posterPath, scannedAddress } from './career-address.ts';

test.each([
  ['nothing is said of a visit that nothing is known of', null, '/apply/j'],
  ['nothing is said of an empty name', ' ', '/apply/j'],
  ['the source of a visit goes on to the form', 'poster', '/apply/j?source=poster'],
  ['whatever it is called', 'a&b', '/apply/j?source=a%26b'],
  ['within what is kept', 'x'.repeat(80), `/apply/j?source=${'x'.repeat(60)}`],
])('%s', (_rule, source, path) => {
  expect(applyPath('j', source)).toBe(path);
});

test('a poster stands beside the post that it is for', () => {
  expect(posterPath('harbour-house', 'bartender')).toBe('/careers/harbour-house/jobs/bartender/poster');
});

test.each([
  [
    'names the poster as the source',
    'https://jobs.example/careers/h/jobs/b',
    'https://jobs.example/careers/h/jobs/b?source=poster',
  ],
  [
    'keeps the language of the poster',
    'https://ar.jobs.example/careers/h/jobs/b',
    'https://ar.jobs.example/careers/h/jobs/b?source=poster',
  ],
])('the code on a poster %s', (_rule, post, expected) => {
  expect(scannedAddress(post)).toBe(expected);
});
