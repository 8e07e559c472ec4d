import { parse } from 'csv-parse/sync';
import type { BankQuestionContent, FileProblem } from '../contract/question-schemas.ts';
import { missingColumns, MAX_FILE_LINES, questionKey, parseQuestionRow } from '../rules/question-file.ts';
import type { FileRow } from '../rules/question-file.ts';

/** The questions of a file, or its errors by line and column. */
export interface ParsedFile {
  readonly questions: readonly BankQuestionContent[];
  readonly problems: readonly FileProblem[];
}

type Positions = Parameters<typeof parseQuestionRow>[1];
/** Mistakes that are told at once. */
const MOST_PROBLEMS = 100;

/** Parses a CSV file with commas or semicolons, with or without a byte order mark. */
export function parseQuestionFile(csv: string, positions: Positions): ParsedFile {
  const rows = parseRows(csv);
  if (rows === null) return { questions: [], problems: [{ line: 1, column: '', rule: 'NOT_CSV' }] };
  const missing = missingColumns(rows.columns);
  if (missing.length > 0)
    return { questions: [], problems: missing.map((column) => ({ line: 1, column, rule: 'NO_COLUMN' as const })) };
  if (rows.lines.length > MAX_FILE_LINES)
    return { questions: [], problems: [{ line: MAX_FILE_LINES + 2, column: '', rule: 'TOO_LONG' }] };
  const questions: BankQuestionContent[] = [];
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  for (const { line, row } of rows.lines) {
    const { written, problems: wrong } = parseQuestionRow(row, positions);
    problems.push(...wrong.map((problem) => ({ ...problem, line })));
    if (written === null) continue;
    const key = questionKey(written);
    if (seen.has(key)) problems.push({ line, column: 'text', rule: 'TWICE' });
    seen.add(key);
    questions.push(written);
  }
  return { questions, problems: problems.slice(0, MOST_PROBLEMS) };
}

interface Rows {
  readonly columns: readonly string[];
  readonly lines: readonly { readonly line: number; readonly row: FileRow }[];
}

/** Parses the rows below the header with their line numbers; null for an invalid file. */
function parseRows(csv: string): Rows | null {
  const head = csv.slice(0, csv.search(/[\r\n]|$/));
  const delimiter = head.split(';').length > head.split(',').length ? ';' : ',';
  let columns: string[] = [];
  try {
    const records: { record: FileRow; info: { records: number } }[] = parse(csv, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      columns: (header: string[]) => (columns = header.map((name) => name.trim().toLowerCase())),
    });
    // A line of a spreadsheet can hold several of the file: it is counted as people see it, below the heading.
    const lines = records.map(({ record, info }) => ({ line: info.records + 1, row: record }));
    return { columns, lines };
  } catch {
    return null;
  }
}
