import { z } from 'zod';
import { dictionary, instant, integer, string, uuid } from '@hearth/kit/schema';

/** The largest file that is taken, in bytes: five times the directory of the largest coffee chain. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** The kind of rows in a file. */
export const importKind = z.enum(['LOCATIONS', 'EMPLOYEES', 'SHIFTS']);
export type ImportKind = z.infer<typeof importKind>;

/**
 * Where an import is: UPLOADED (columns can be mapped), CHECKING (dry run under way), CHECKED (the dry run stands),
 * RUNNING, and the three ends. CANCELLED and FAILED have written nothing.
 */
export const importStatus = z.enum(['UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED']);
export type ImportStatus = z.infer<typeof importStatus>;

/** The part of a running job: reading rows, or the one transaction that writes them. */
export const importPhase = z.enum(['WAITING', 'READING', 'WRITING']);
export type ImportPhase = z.infer<typeof importPhase>;

/** How dates like 03/04/2026 are parsed. ISO dates (2026-04-03) are always accepted. */
export const dateFormat = z.enum(['ISO', 'DAY_FIRST', 'MONTH_FIRST']);
export type DateFormat = z.infer<typeof dateFormat>;

/** The sign before the cents. AUTO refuses numbers such as 1,250 that can be read two ways. */
export const decimalMark = z.enum(['AUTO', 'POINT', 'COMMA']);
export type DecimalMark = z.infer<typeof decimalMark>;

/** Our field → the position of its column in the file. */
export const mapping = dictionary(string(40), integer(0, 199), 200);
export type Mapping = z.infer<typeof mapping>;

export const readingOptions = z.strictObject({ date_format: dateFormat, decimal_mark: decimalMark });
export type ReadingOptions = z.infer<typeof readingOptions>;

/** One thing that is wrong with a cell: a REFUSAL keeps the row out, a WARNING lets it in and says what was made of it. */
export const reason = z.object({
  field: z.string(),
  /** The rule that the cell breaks; the phrase is `rules.<rule>`. */
  rule: z.string(),
  severity: z.enum(['REFUSAL', 'WARNING']),
  /** The cell as the file has it, shortened. */
  value: z.string(),
  /** What the sentence needs besides: the value used instead, the line of the first one, a limit. */
  detail: z.string(),
});
export type Reason = z.infer<typeof reason>;

/** Row counts by expected or actual outcome. */
export const counts = z.object({
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  same: z.int(),
  refused: z.int(),
  warned: z.int(),
});
export type Counts = z.infer<typeof counts>;

/** A row of the file that was refused, or taken with a warning. */
export const rowReport = z.object({
  line: z.int(),
  /** The row's own number or the nearest thing to a name. */
  label: z.string(),
  refused: z.boolean(),
  reasons: z.array(reason),
});
export type RowReport = z.infer<typeof rowReport>;

/** An import as lists show it. */
export const importItem = z.object({
  id: uuid,
  kind: importKind,
  status: importStatus,
  phase: importPhase,
  file_name: z.string(),
  file_bytes: z.int(),
  rows_done: z.int(),
  rows_total: z.int(),
  counts: counts.nullable(),
  /** Why a FAILED import ended: the key of a phrase, `problems.<code>`. */
  problem: z.string().nullable(),
  created_by_name: z.string(),
  created_at: instant,
  finished_at: instant.nullable(),
});
export type ImportItem = z.infer<typeof importItem>;

/** One column of the file, with a few of its cells. */
export const column = z.object({ name: z.string(), samples: z.array(z.string()) });
export type Column = z.infer<typeof column>;

/** Everything that the pages of one import need. */
export const importDetail = importItem.extend({
  encoding: z.string(),
  delimiter: z.string(),
  columns: z.array(column),
  mapping,
  options: readingOptions,
  /** How many rows stand under each rule, refusals first. */
  rules: z.array(
    z.object({ rule: z.string(), field: z.string(), severity: z.enum(['REFUSAL', 'WARNING']), rows: z.int() }),
  ),
  /** The same bytes were imported before, at this time. */
  imported_before_at: instant.nullable(),
});
export type ImportDetail = z.infer<typeof importDetail>;
