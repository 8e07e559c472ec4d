import { expect, test } from 'vitest';
import { aShift, INES } from '../shift.fixture.ts';
import { sumAreas } from './areas.ts';

const station = { former_names: [] as string[], department: null, is_archived: false };
const ground = {
  people: [
    { employee_id: INES, pay: { amount: 1200, currency: 'EUR' } },
    { employee_id: 'bo', pay: null },
  ],
  positions: [
    { id: 'bartender', department: 'BAR' },
    { id: 'chef', department: 'KITCHEN' },
  ],
  stations: [
    { ...station, name: 'Terrace', cost_centre: '4310' },
    { ...station, name: 'Long bar', cost_centre: '' },
  ],
  currency: 'EUR',
  stationOf: (written: string) => (written === 'Counter' ? 'Long bar' : written),
};
/** Eight hours. */
const shift = (position_id: string | null, at: string, employee_id: string | null = INES) =>
  aShift({ position_id, station: at, employee_id });

test('hours and wages are those of the department, and of its stations in their order, then typed ones, then none', () => {
  const areas = sumAreas(
    [
      shift('bartender', ''),
      shift('bartender', 'Counter'),
      shift('bartender', 'Cellar'),
      shift('bartender', 'Terrace', 'bo'),
      shift('chef', 'Terrace'),
      shift(null, ''),
    ],
    ground,
  );
  expect(
    areas.map(({ department, total, stations }) => [
      department,
      total.minutes,
      total.cost,
      stations.map((one) => [one.station, one.costCentre, one.total.minutes, one.total.cost]),
    ]),
  ).toEqual([
    ['KITCHEN', 480, 9600, [['Terrace', '4310', 480, 9600]]],
    [
      'BAR',
      1920,
      28_800,
      [
        ['Terrace', '4310', 480, 0],
        ['Long bar', '', 480, 9600],
        ['Cellar', '', 480, 9600],
        ['', '', 480, 9600],
      ],
    ],
    [null, 480, 9600, [['', '', 480, 9600]]],
  ]);
  expect(areas[1]?.total.minutesWithoutCost).toBe(480);
});

test('open and removed shifts are no one’s work', () => {
  expect(sumAreas([shift('chef', '', null), aShift({ position_id: 'chef', removed: true })], ground)).toEqual([]);
});
