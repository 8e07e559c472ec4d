import { expect, test } from 'vitest';
import { isFiltered, toPublicSearch, parseCareerSearch, searchAddress } from './career-search.ts';

test('an address says what is looked for', () => {
  const search = parseCareerSearch({ q: [' bar '], place: ['Lisboa'], type: ['PART_TIME', 'CASUAL'], page: ['3'] });
  expect(toPublicSearch(search, 'harbour-house')).toEqual({
    q: 'bar',
    place: 'Lisboa',
    employment_type: ['PART_TIME', 'CASUAL'],
    site: 'harbour-house',
    sort: 'BEST',
    folded: 'true',
    offset: 40,
    limit: 20,
  });
});

test.each([
  [{ page: ['-1'] }],
  [{ page: ['1e9'] }],
  [{ page: ['x'] }],
  [{ near: ['91,0'] }],
  [{ near: ["1,1';--"] }],
  [{ type: ['SLAVERY'] }],
  [{ time: ['TEATIME'] }],
  [{ sort: ['NEAREST; drop'] }],
  [{ within_km: ['7'] }],
  [{ at: ['lisbon'] }],
  [{ view: ['globe'] }],
  [{ bounds: ['9,9,1,1'] }],
])('what makes no sense in an address is left out: %j', (parameters) => {
  expect(parseCareerSearch(parameters)).toEqual(parseCareerSearch({}));
});

test('a place that was typed wins over a point that was measured', () => {
  const search = parseCareerSearch({ near: ['38.7,-9.1'], within_km: ['10'], place: ['Porto'] });
  expect(toPublicSearch(search, undefined)).not.toHaveProperty('near');
  expect(toPublicSearch({ ...search, place: '' }, undefined)).toMatchObject({ near: '38.7,-9.1', within_km: 10 });
});

test('an address made of a search reads as the same search', () => {
  const search = parseCareerSearch({ q: ['bar & grill'], type: ['CASUAL'], sort: ['PAY'], page: ['2'] });
  const address = searchAddress('/careers', search, { page: 2 });
  expect(address).toBe('/careers?q=bar%20%26%20grill&type=CASUAL&sort=PAY&page=2');
  expect(searchAddress('/careers', search, { sort: 'BEST' })).toBe('/careers?q=bar%20%26%20grill&type=CASUAL');
  expect(searchAddress('/careers', parseCareerSearch({}), {})).toBe('/careers');
});

test('the times of shifts are looked for, and stay in the address in their own order', () => {
  const search = parseCareerSearch({ time: ['WEEKEND', 'EVENING', 'EVENING'] });
  expect(toPublicSearch(search, undefined)).toMatchObject({ shift_time: ['EVENING', 'WEEKEND'] });
  expect(searchAddress('/careers', search, {})).toBe('/careers?time=EVENING&time=WEEKEND');
  expect(isFiltered(search)).toBe(true);
});

test('the order of results is no filter', () => {
  expect(isFiltered(parseCareerSearch({ sort: ['PAY'], page: ['2'] }))).toBe(false);
  expect(isFiltered(parseCareerSearch({ q: ['x'] }))).toBe(true);
});

test('one location, the map, the part of it that is looked at and where the visit began stay in the address', () => {
  const at = '019aa000-0000-7000-8000-000000000001';
  const search = parseCareerSearch({ at: [at], view: ['map'], bounds: ['-9.5,38,-8,41'], source: ['poster'] });
  expect(toPublicSearch(search, 'h')).toMatchObject({ location_id: at });
  expect(searchAddress('/careers/h', search, {})).toBe(
    `/careers/h?at=${at}&view=map&bounds=${encodeURIComponent('-9.5,38,-8,41')}&source=poster`,
  );
  expect(isFiltered(search)).toBe(true);
  expect(isFiltered(parseCareerSearch({ view: ['map'] }))).toBe(false);
});
