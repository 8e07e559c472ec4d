import type { ImportKind, Mapping } from '../contract/schemas.ts';
import { FIELDS } from './fields.ts';

/** Finds required fields without a column and columns used twice, by field. */
export function findMappingProblems(kind: ImportKind, mapping: Mapping): ReadonlyMap<string, 'missing' | 'twice'> {
  const problems = new Map<string, 'missing' | 'twice'>();
  const uses = Object.values(mapping);
  for (const { key, required } of FIELDS[kind]) {
    const column = mapping[key];
    if (column === undefined) {
      if (required) problems.set(key, 'missing');
    } else if (uses.filter((other) => other === column).length > 1) problems.set(key, 'twice');
  }
  return problems;
}
