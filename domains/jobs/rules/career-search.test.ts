import { expect, test } from 'vitest';
import { isFiltered, publicQuery, readCareerSearch, searchAddress } from './career-search.ts';

test('an address says what is looked for', () => {
  const search = readCareerSearch({ q: [' bar '], place: ['Lisboa'], type: ['PART_TIME', 'CASUAL'], page: ['3'] });
  expect(publicQuery(search, 'harbour-house')).toEqual({
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
  [{ sort: ['NEAREST; drop'] }],
  [{ within_km: ['7'] }],
])('what makes no sense in an address is left out: %j', (parameters) => {
  expect(readCareerSearch(parameters)).toEqual(readCareerSearch({}));
});

test('a place that was typed wins over a point that was measured', () => {
  const search = readCareerSearch({ near: ['38.7,-9.1'], within_km: ['10'], place: ['Porto'] });
  expect(publicQuery(search, undefined)).not.toHaveProperty('near');
  expect(publicQuery({ ...search, place: '' }, undefined)).toMatchObject({ near: '38.7,-9.1', within_km: 10 });
});

test('an address made of a search reads as the same search', () => {
  const search = readCareerSearch({ q: ['bar & grill'], type: ['CASUAL'], sort: ['PAY'], page: ['2'] });
  const address = searchAddress('/careers', search, { page: 2 });
  expect(address).toBe('/careers?q=bar%20%26%20grill&type=CASUAL&sort=PAY&page=2');
  expect(searchAddress('/careers', search, { sort: 'BEST' })).toBe('/careers?q=bar%20%26%20grill&type=CASUAL');
  expect(searchAddress('/careers', readCareerSearch({}), {})).toBe('/careers');
});

test('the order of results is no filter', () => {
  expect(isFiltered(readCareerSearch({ sort: ['PAY'], page: ['2'] }))).toBe(false);
  expect(isFiltered(readCareerSearch({ q: ['x'] }))).toBe(true);
});
