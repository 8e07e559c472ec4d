import { describe, expect, test } from 'vitest';
import { countFailures, countPassed, tookLine, toRead } from './test-report.ts';
import type { FileReport } from './test-report.ts';

const file = (status: string, ...results: readonly (readonly [string, string, ...string[]])[]): FileReport => ({
  name: '/house/tests/journeys/shift.test.ts',
  status,
  message: 'The application did not start.',
  startTime: 1_000,
  endTime: 8_400,
  assertionResults: results.map(([fullName, one, ...failureMessages]) => ({
    fullName,
    status: one,
    failureMessages,
  })),
});
const WHY = 'Timeout.\n    at /house/tests/journeys/shift.test.ts:7:3';

describe('what a run of tests says at its end', () => {
  test.each([
    ['all passed', file('passed', ['a', 'passed'], ['b', 'passed']), 2, 0, []],
    [
      'a test that failed, and one that passed the second time',
      file('failed', ['a', 'failed', WHY], ['b', 'passed', 'Late.']),
      1,
      1,
      [
        'failed: journeys › tests/journeys/shift.test.ts › a: Timeout. tests/journeys/shift.test.ts:7:3',
        'tried again: journeys › tests/journeys/shift.test.ts › b: Late. ',
      ],
    ],
    [
      'what ended before its tests counts as one failure',
      file('failed', ['a', 'skipped']),
      0,
      1,
      [
        'failed: journeys › tests/journeys/shift.test.ts › what is made ready for its tests: The application did not start. ',
      ],
    ],
  ])('%s', (_name, report, passed, failures, lines) => {
    expect(countPassed(report)).toBe(passed);
    expect(countFailures(report)).toBe(failures);
    expect(toRead('/house/', 'journeys', report)).toEqual(lines);
  });

  test('the time of a project, and of the files that took longest', () => {
    expect(tookLine('/house/', 'rules', 61.4, [{ ...file('passed'), endTime: 2_000 }, file('passed')])).toBe(
      'took: rules 61 s; longest: tests/journeys/shift.test.ts 7 s, tests/journeys/shift.test.ts 1 s',
    );
    expect(tookLine('/house/', 'types', 8.6, [])).toBe('took: types 9 s');
  });

  test('a failure that is tried once more is not called one yet', () => {
    expect(toRead('/house/', 'journeys', file('failed', ['a', 'failed', WHY]), 'tried again')).toEqual([
      'tried again: journeys › tests/journeys/shift.test.ts › a: Timeout. tests/journeys/shift.test.ts:7:3',
    ]);
  });
});
