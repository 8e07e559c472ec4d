import { expect, test } from 'vitest';
import {
  applyPath,
  locationPosterPath,
  posterPath,
  posterQrAddress,
  locationQrAddress,
  pathWithSource,
} from './career-address.ts';

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
  expect(posterQrAddress(post)).toBe(expected);
});

test('the sheet of a location stands on the site of its group, and its code leads to the list of that location, in the language of the sheet', () => {
  expect(locationPosterPath('harbour-house', 'l')).toBe('/careers/harbour-house/places/l/poster');
  expect(locationQrAddress('https://ar.jobs.example/careers/h', 'l')).toBe(
    'https://ar.jobs.example/careers/h?at=l&source=poster',
  );
});

test('where a visit began goes on from the list to the post', () => {
  expect(pathWithSource('/careers/h/jobs/b', 'poster')).toBe('/careers/h/jobs/b?source=poster');
  expect(pathWithSource('/careers/h/jobs/b', 'a&b')).toBe('/careers/h/jobs/b?source=a%26b');
  expect(pathWithSource('/careers/h/jobs/b', '')).toBe('/careers/h/jobs/b');
});
