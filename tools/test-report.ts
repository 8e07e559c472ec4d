import { relative } from 'node:path';

interface Outcome {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** What Vitest's JSON reporter says of a file. */
export interface FileReport {
  readonly name: string;
  readonly status: string;
  /** Why a file ended before its first test. */
  readonly message: string;
  readonly assertionResults: readonly Outcome[];
}

const isFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';
/** Before the first test of a file or of a part of it. */
const endedEarly = (file: FileReport): boolean => isFailed(file) && !file.assertionResults.some(isFailed);

export const passedIn = ({ assertionResults }: FileReport): number =>
  assertionResults.filter(({ status }) => status === 'passed').length;

/** How much failed in a file: its tests, or what was to be made ready for them. */
export const failuresIn = (file: FileReport): number =>
  file.assertionResults.filter(isFailed).length + (endedEarly(file) ? 1 : 0);

/** A place in our own source, as a word of a message. */
const PLACE = /^(?:file:\/\/)?\/?((?:apps|domains|packages|tests|tools)\/[^:]+:\d+:\d+)/;

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
    ...(endedEarly(file) ? [line(failed, 'what is made ready for its tests', file.message)] : []),
    ...file.assertionResults
      .filter((outcome) => outcome.failureMessages.length > 0)
      .map((outcome) => line(isFailed(outcome) ? failed : 'tried again', outcome.fullName, outcome.failureMessages[0])),
  ];
}
