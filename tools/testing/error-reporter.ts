import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** The environment's name for the file that is written to. */
export const ERRORS_FILE = 'TEST_ERRORS_FILE';

/**
 * Keeps what went wrong in a run and belongs to no test, such as a promise that nobody waited for: the JSON reporter leaves it
 * out, and only the middle of a long output would name it. One JSON array of `name: message` with the first lines of the stack.
 */
export default class ErrorReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[ERRORS_FILE];
    if (file === undefined) return;
    const told = errors.map(({ name, message, stack = '' }) => {
      const places = stack.split('\n').filter((line) => /^\s*at /.test(line));
      return `${name}: ${message}${places
        .slice(0, 3)
        .map((line) => ` ${line.trim()}`)
        .join('')}`;
    });
    writeFileSync(file, JSON.stringify(told));
  }
}
