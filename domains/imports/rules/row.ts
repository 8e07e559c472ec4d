import type { ImportKind, Mapping, Reason } from '../contract/schemas.ts';
import { cleanText } from './cells.ts';
import { FIELDS } from './fields.ts';
import { createRefusal } from './reasons.ts';

/** The result of a row: its value if it is accepted, and all reports about it. */
export interface RowVerdict<Row> {
  readonly line: number;
  readonly label: string;
  readonly row?: Row;
  readonly reasons: readonly Reason[];
}

/** A row's trimmed cells by field, with the errors of single cells. */
export interface RowCells {
  readonly get: (key: string) => string;
  readonly reasons: Reason[];
}

/** Reads a row's mapped cells and checks that required ones are filled and none is too long. */
export function readCells(kind: ImportKind, mapping: Mapping, row: readonly string[], width: number): RowCells {
  const cells = new Map<string, string>();
  const reasons: Reason[] = [];
  if (row.length !== width) {
    reasons.push(createRefusal('row', 'cell_count', String(row.length), String(width)));
    return { get: () => '', reasons };
  }
  for (const field of FIELDS[kind]) {
    const column = mapping[field.key];
    const cell = column === undefined ? '' : cleanText(row[column] ?? '');
    if (cell === '' && field.required) reasons.push(createRefusal(field.key, 'required', ''));
    if (cell.length > field.maxLength)
      reasons.push(createRefusal(field.key, 'too_long', cell, String(field.maxLength)));
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

/** Converts an empty cell to null. */
export function emptyToNull(value: string): string | null {
  return value === '' ? null : value;
}
