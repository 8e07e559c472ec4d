import { describe, expect, test } from 'vitest';
import { filesBehind, planFiles } from './file-plan.ts';
import type { PlannedFile } from './file-plan.ts';

/** Files by name: `size`, then what they import; a page has a capital letter and lies with nothing. */
const files = (lines: Readonly<Record<string, readonly [size: number, ...imports: string[]]>>): PlannedFile[] =>
  Object.entries(lines).map(([name, [size, ...imports]]) => ({ name, size, imports, isShared: !/^[A-Z]/.test(name) }));
const open = (...names: string[]) => names.map((name) => ({ files: [name], weight: 1 }));

test('a file has loaded what it imports, also through others, and round about', () => {
  const imports: Readonly<Record<string, string[]>> = { week: ['desk'], desk: ['format', 'week'] };
  expect([...filesBehind(['week'], (name) => imports[name] ?? [])]).toEqual(['week', 'desk', 'format']);
});

describe('which files of a build are better one', () => {
  test.each([
    [
      'what the same pages need lies together, under the name of the largest',
      files({ A: [9000, 'x', 'y'], B: [9000, 'x', 'y'], x: [300], y: [400] }),
      open('A', 'B'),
      { x: 'y', y: 'y' },
    ],
    [
      'a page does not load much that it never uses',
      files({ A: [1, 'x'], B: [1, 'y'], C: [1, 'x', 'y'], x: [60_000], y: [60_000] }),
      open('A', 'B', 'C'),
      {},
    ],
    [
      'it loads a little for the sake of one file less',
      files({ A: [1, 'x'], B: [1, 'x', 'y'], C: [1, 'x', 'y'], x: [900], y: [100] }),
      open('A', 'B', 'C'),
      { x: 'x', y: 'x' },
    ],
    [
      'nor much that comes along with it',
      files({ A: [1, 'x'], B: [1, 'x', 'y'], x: [900], y: [100, 'z'], z: [90_000] }),
      open('A', 'B'),
      { y: 'z', z: 'z' },
    ],
    [
      'a page that counts more has its way',
      files({ A: [1, 'x'], B: [1, 'x', 'y'], C: [1, 'x', 'y'], x: [900], y: [4000] }),
      [...open('B', 'C'), { files: ['A'], weight: 4 }],
      {},
    ],
    [
      'what would import itself by way of another stays apart',
      files({ A: [1, 'x'], x: [100, 'P'], P: [100, 'y'], y: [100] }),
      open('A'),
      {},
    ],
    [
      'two that lie together may gain a third that neither gains alone',
      files({ A: [1, 'b', 's'], B: [1, 'b', 's'], C: [1, 'b', 'r'], D: [1, 's', 'r'], b: [4800], s: [100], r: [100] }),
      open('A', 'B', 'C', 'D'),
      { b: 'b', s: 'b', r: 'b' },
    ],
    ['a page lies with nothing', files({ A: [1, 'B'], B: [1] }), open('A'), {}],
  ])('%s', (_, given, openings, expected) => {
    expect(Object.fromEntries(planFiles(given, openings))).toEqual(expected);
  });

  test('and so on, until nothing is to be saved', () => {
    const shared = Array.from({ length: 40 }, (_, index) => `s${index}`);
    const given = files({
      A: [1, ...shared],
      B: [1, ...shared.slice(0, 20)],
      ...Object.fromEntries(shared.map((name) => [name, [2000]])),
    });
    const plan = planFiles(given, open('A', 'B'));
    const [first, second] = [shared.slice(0, 20), shared.slice(20)].map(
      (names) => new Set(names.map((name) => plan.get(name))),
    );
    expect([first?.size, second?.size]).toEqual([1, 1]);
    expect(first).not.toEqual(second);
  });
});
