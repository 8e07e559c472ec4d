/** The maximum nesting depth of an input, far above what any contract needs. */
const MAX_DEPTH = 64;

/** Tells if a text can be stored in the database: no NUL, no lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * A text from outside every contract (a mail, a file, what another service answers), as it can be written to the database: NUL goes,
 * and half a character becomes the sign for one that is lost. Not for what names somebody: there it is refused.
 */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** The path of a value that cannot be stored, and the reason. */
export interface StorageProblem {
  readonly path: readonly string[];
  readonly rule: 'storable' | 'depth';
}

/** The first text or key, at any depth, that no database can hold, or the place from which on it nests too deep; null when there is none. */
export function findUnstorable(value: unknown, path: readonly string[] = []): StorageProblem | null {
  if (typeof value === 'string') return isStorable(value) ? null : { path, rule: 'storable' };
  if (typeof value !== 'object' || value === null) return null;
  if (path.length === MAX_DEPTH) return { path, rule: 'depth' };
  const isList = Array.isArray(value);
  for (const [key, item] of isList ? value.entries() : Object.entries(value)) {
    if (!isList && !isStorable(String(key))) return { path, rule: 'storable' };
    if (typeof item === 'number' || typeof item === 'boolean') continue;
    const found = findUnstorable(item, [...path, String(key)]);
    if (found !== null) return found;
  }
  return null;
}
