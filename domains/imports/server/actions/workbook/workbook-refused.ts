import type { FileProblem } from '../../../rules/reading/encoding.ts';

/** Thrown within the thread that reads a workbook; beside it the reason is said by its answer. */
export class WorkbookRefused extends Error {
  readonly problem: FileProblem;
  readonly line: number | undefined;

  constructor(problem: FileProblem, line?: number) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}
