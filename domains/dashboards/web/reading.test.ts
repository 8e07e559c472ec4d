import { expect, test } from 'vitest';
import type { ReadingState, ReadingStep } from './reading.ts';
import { applyReadingStep, START } from './reading.ts';

const at = (position: number, playing = true): ReadingState => ({ at: position, playing });

test.each<[string, ReadingState, ReadingStep, ReadingState]>([
  ['playing starts with the first sentence', START, 'play', at(0)],
  ['playing goes on where it was paused', at(1, false), 'play', at(1)],
  ['playing at the end starts anew', at(2, false), 'play', at(0)],
  ['a pause keeps the place', at(1), 'pause', at(1, false)],
  ['a sentence that was spoken leads to the next', at(0), 'spoken', at(1)],
  ['the last sentence ends it', at(2), 'spoken', at(2, false)],
  ['next goes on while it plays', at(0), 'next', at(1)],
  ['next in a pause only moves', at(0, false), 'next', at(1, false)],
  ['there is nothing after the last', at(2), 'next', at(2)],
  ['there is nothing before the first', at(0), 'previous', at(0)],
  ['previous goes back', at(2), 'previous', at(1)],
  ['a chosen sentence is read from', at(0), { to: 2 }, at(2)],
  ['a sentence that is not there is the last', at(0), { to: 9 }, at(2)],
])('%s', (_rule, from, step, to) => {
  expect(applyReadingStep(from, step, 3)).toEqual(to);
});

test('nothing plays where there is nothing to read', () => {
  expect(applyReadingStep(START, 'play', 0)).toEqual(START);
});
