import type { ImportKind, Mapping, Reason } from '../contract/schemas.ts';
import { cleanText } from './cells.ts';
import { FIELDS } from './fields.ts';
import { refusal } from './reasons.ts';

/** What became of a row: its value when it can be taken in, and everything there is to say about it. */
export interface Verdict<Row> {
  readonly line: number;
  readonly label: string;
  readonly row?: Row;
  readonly reasons: readonly Reason[];
}

/** The cells of a row by field, cleaned, with what is wrong with any of them alone. */
export interface Cells {
  readonly get: (key: string) => string;
  readonly reasons: Reason[];
}

/** Takes the mapped cells out of a row and checks what holds for every field: filled where required, not too long. */
export function takeCells(kind: ImportKind, mapping: Mapping, row: readonly string[], width: number): Cells {
  const cells = new Map<string, string>();
  const reasons: Reason[] = [];
  if (row.length !== width) {
    reasons.push(refusal('row', 'cell_count', String(row.length), String(width)));
    return { get: () => '', reasons };
  }
  for (const field of FIELDS[kind]) {
    const column = mapping[field.key];
    const cell = column === undefined ? '' : cleanText(row[column] ?? '');
    if (cell === '' && field.required) reasons.push(refusal(field.key, 'required', ''));
    if (cell.length > field.maxLength) reasons.push(refusal(field.key, 'too_long', cell, String(field.maxLength)));
    cells.set(field.key, cell);
  }
  return { get: (key) => cells.get(key) ?? '', reasons };
}

/** Remembers keys and finds the second row with the same one. Answers the line of the first. */
export function firstLines(): (key: string, line: number) => number | undefined {
  const lines = new Map<string, number>();
  return (key, line) => {
    const first = lines.get(key);
    if (first === undefined) lines.set(key, line);
    return first;
  };
}

/** An empty cell says nothing. */
export function orNull(value: string): string | null {
  return value === '' ? null : value;
}
