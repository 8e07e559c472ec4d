import type { ImportKind, Mapping } from '../contract/schemas.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { FIELDS } from './fields.ts';

/** Normalises a column name to lower-case letters and digits without accents. */
export function normalizeHeader(header: string): string {
  return header
    .normalize('NFD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The normalised column names of a field. */
function columnNames(kind: ImportKind, key: string): string[] {
  return [key, ...(COLUMN_NAMES[kind][key] ?? '').split(' ')].map(normalizeHeader);
}

/** Scores a header against a name: exact beats partial; short names must match exactly. */
function scoreHeader(header: string, name: string): number {
  if (header === name) return 1000;
  return name.length >= 4 && header.includes(name) ? name.length : 0;
}

/** The likeliest column for each field, by the column names. A column serves one field; a field without a likely one is absent. */
export function guessMapping(kind: ImportKind, headers: readonly string[]): Mapping {
  const plain = headers.map(normalizeHeader);
  const pairs = FIELDS[kind].flatMap(({ key }, order) => {
    const names = columnNames(kind, key);
    return plain.flatMap((header, column) => {
      const best = names.reduce((score, name, rank) => Math.max(score, scoreHeader(header, name) - rank / 100), 0);
      return best > 0 ? [{ key, order, column, best }] : [];
    });
  });
  pairs.sort((a, b) => b.best - a.best || a.order - b.order || a.column - b.column);
  const mapping: Mapping = {};
  const taken = new Set<number>();
  for (const { key, column } of pairs) {
    if (key in mapping || taken.has(column)) continue;
    mapping[key] = column;
    taken.add(column);
  }
  return mapping;
}

/** The required fields without a column. */
export function findMissingFields(kind: ImportKind, mapping: Mapping): string[] {
  return FIELDS[kind].filter((field) => field.required && mapping[field.key] === undefined).map((field) => field.key);
}
