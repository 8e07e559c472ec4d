import { expect, test } from 'vitest';
import { changesToPublish, diffChanges } from './publish.ts';
import { aShift } from '../shift.fixture.ts';
import { pickContent } from '../shift.ts';

const seen = pickContent(aShift({ start: '09:00' }));

test('a week that staff see as it is has nothing to publish', () => {
  expect(changesToPublish([aShift({ published: 'same' }), aShift({ removed: true })])).toEqual([]);
});

test('new, changed and removed shifts are told to their holders', () => {
  const shifts = [
    aShift({ id: 'new', employee_id: 'a' }),
    aShift({ id: 'changed', employee_id: 'a', published: { ...seen, employee_id: 'a' } }),
    aShift({ id: 'removed', employee_id: 'b', published: 'same', removed: true }),
    aShift({ id: 'same', employee_id: 'c', published: 'same' }),
  ];
  expect(diffChanges(changesToPublish(shifts))).toEqual({
    people_count: 2,
    change_count: 3,
    open_count: 0,
    people: [
      { employee_id: 'a', added: ['new'], changed: ['changed'], removed: [] },
      { employee_id: 'b', added: [], changed: [], removed: ['removed'] },
    ],
  });
});

test('a shift that changes hands is removed for one and added for the other', () => {
  const given = aShift({ id: 's', employee_id: 'b', published: { ...seen, employee_id: 'a' } });
  expect(diffChanges(changesToPublish([given])).people).toEqual([
    { employee_id: 'a', added: [], changed: [], removed: ['s'] },
    { employee_id: 'b', added: ['s'], changed: [], removed: [] },
  ]);
});

test('open shifts count as changes that tell nobody', () => {
  const diff = diffChanges(changesToPublish([aShift({ employee_id: null })]));
  expect(diff).toMatchObject({ people_count: 0, change_count: 1, open_count: 1 });
});

test('publishing for some people takes the shifts that they gain or lose, and no others', () => {
  const shifts = [
    aShift({ id: 'mine', employee_id: 'a' }),
    aShift({ id: 'lost', employee_id: 'b', published: { ...seen, employee_id: 'a' } }),
    aShift({ id: 'other', employee_id: 'b' }),
    aShift({ id: 'open', employee_id: null }),
  ];
  expect(changesToPublish(shifts, new Set(['a'])).map((change) => change.shift_id)).toEqual(['mine', 'lost']);
});
