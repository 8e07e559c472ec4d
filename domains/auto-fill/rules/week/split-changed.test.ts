import { expect, test } from 'vitest';
import { splitChanged } from './split-changed.ts';
import { anOpen, aWeek, aWorker } from './week.fixture.ts';

const found = (shift: string, person: string) => ({ shift_id: shift, version: 1, employee_id: person });

test('what still holds is kept: open, unchanged, and by somebody who works in the position and is free', () => {
  const problem = aWeek(
    [aWorker('a'), aWorker('moved', { positions: ['position-kitchen'] })],
    [anOpen('first', 0), anOpen('twice', 0, '12:00', '20:00'), anOpen('edited', 2), anOpen('other', 3)],
  );
  const versions = new Map([
    ['first', 1],
    ['twice', 1],
    ['edited', 2],
    ['other', 1],
  ]);
  const all = [
    found('first', 'a'),
    found('twice', 'a'),
    found('edited', 'a'),
    found('other', 'moved'),
    found('gone', 'a'),
  ];
  const { kept, changed } = splitChanged(problem, versions, all);
  expect(kept).toEqual([found('first', 'a')]);
  expect(changed).toEqual(['twice', 'edited', 'other', 'gone']);
});
