import { expect, test } from 'vitest';
import type { PlannedStation } from '../contract/schemas.ts';
import { renameStation, stationFinder } from './stations.ts';

const bar: PlannedStation = {
  name: 'Café Bar',
  former_names: ['Bar', 'Terrace'],
  department: 'BAR',
  cost_centre: '4100',
  is_archived: false,
};
const terrace: PlannedStation = { ...bar, name: 'Terrace', former_names: [] };

test.each([
  ['Café Bar', bar],
  [' cafe bar ', bar],
  ['BAR', bar],
  ['terrace', terrace],
  ['Pass', undefined],
  ['', undefined],
])('%j is found', (named, found) => {
  expect(stationFinder([terrace, bar])(named)).toBe(found);
});

test('a station keeps its earlier names, but none that is only written otherwise', () => {
  expect(renameStation(bar, 'Café Bar')).toEqual(['Bar', 'Terrace']);
  expect(renameStation(bar, 'Lounge')).toEqual(['Bar', 'Terrace', 'Café Bar']);
  expect(renameStation(bar, 'cafe bar')).toEqual(['Bar', 'Terrace']);
  expect(renameStation(bar, 'bar')).toEqual(['Terrace', 'Café Bar']);
});
