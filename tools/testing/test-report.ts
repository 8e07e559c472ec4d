import { relative } from 'node:path';

interface AssertionOutcome {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** A file in the report of Vitest's JSON reporter. */
export interface FileReport {
  readonly name: string;
  readonly status: string;
  /** Why a file ended before its first test. */
  readonly message: string;
  readonly assertionResults: readonly AssertionOutcome[];
  /** In milliseconds of the clock that the tests saw. */
  readonly startTime: number;
  readonly endTime: number;
}

const isFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';
/** Tells if a file failed outside its tests, before the first one. */
const failedOutsideTests = (file: FileReport): boolean => isFailed(file) && !file.assertionResults.some(isFailed);

export const countPassed = ({ assertionResults }: FileReport): number =>
  assertionResults.filter(({ status }) => status === 'passed').length;

/** Counts the failures of a file, in its tests or their setup. */
export const countFailures = (file: FileReport): number =>
  file.assertionResults.filter(isFailed).length + (failedOutsideTests(file) ? 1 : 0);

/** A place in our own source, as a word of a message. */
const PLACE = /^(?:file:\/\/)?\/?((?:apps|domains|packages|tests|tools)\/[^:]+:\d+:\d+)/;

/** How many of a project's files are named with their times. */
const LONGEST = 4;

/** A line on how long a project took, in seconds, and which of its files took longest, below `root`. */
export function tookLine(root: string, project: string, seconds: number, files: readonly FileReport[]): string {
  const longest = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1_000) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, LONGEST)
    .map((file) => `${relative(root, file.name)} ${file.seconds} s`);
  return `took: ${project} ${Math.round(seconds)} s${longest.length === 0 ? '' : `; longest: ${longest.join(', ')}`}`;
}

/**
 * A line for each test of a file that failed, or that passed only when it was tried again, with the place below `root`
 * where it did: long outputs are read from their end. `failed` is what a failure is called.
 */
export function toRead(root: string, project: string, file: FileReport, failed = 'failed'): readonly string[] {
  const line = (verdict: string, name: string, why = ''): string => {
    const at =
      why
        .replaceAll(root, '')
        .split(/[\s()]+/)
        .flatMap((word) => PLACE.exec(word)?.[1] ?? [])[0] ?? '';
    return `${verdict}: ${project} › ${relative(root, file.name)} › ${name}: ${why.split('\n')[0]?.slice(0, 300)} ${at}`;
  };
  return [
    ...(failedOutsideTests(file) ? [line(failed, 'what is made ready for its tests', file.message)] : []),
    ...file.assertionResults
      .filter((outcome) => outcome.failureMessages.length > 0)
      .map((outcome) => line(isFailed(outcome) ? failed : 'tried again', outcome.fullName, outcome.failureMessages[0])),
  ];
}
