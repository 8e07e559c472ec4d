import { expect, test } from 'vitest';
import { departmentFrom, suggestDepartment } from './department.ts';

test.each([
  ['Head chef', 'KITCHEN'],
  ['Commis de cuisine', 'KITCHEN'],
  ['Bartender', 'BAR'],
  ['Barista', 'BAR'],
  ['Waiter', 'FLOOR'],
  ['Floor manager', 'FLOOR'],
  ['Hostess', 'HOST'],
  ['Night receptionist', 'FRONT_DESK'],
  ['Housekeeping supervisor', 'HOUSEKEEPING'],
  ['General manager', 'MANAGEMENT'],
  ['Gardener', 'OTHER'],
])('%s works in %s', (name, department) => {
  expect(suggestDepartment(name)).toBe(department);
});

test('a department that is written counts more than the name, and unknown words are read as a name', () => {
  expect(departmentFrom('front desk', 'Barista')).toBe('FRONT_DESK');
  expect(departmentFrom('Küche', 'Barista')).toBe('KITCHEN');
  expect(departmentFrom(null, 'Barista')).toBe('BAR');
});
