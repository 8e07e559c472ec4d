import type { Punch } from '../contract/schemas.ts';

/** The rows of a downloaded log, in the order of their chain; null for a file that is none. What is in them the chain itself tells. */
export function readChainFile(text: string): Punch[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed) || parsed.length === 0) return null;
  const isRow = (row: unknown): row is Punch =>
    typeof row === 'object' &&
    row !== null &&
    ['employee_id', 'hash', 'at', 'kind'].every((name) => typeof Object(row)[name] === 'string') &&
    Number.isSafeInteger(Object(row).seq) &&
    Number.isFinite(Date.parse(String(Object(row).at)));
  return parsed.every(isRow) ? parsed : null;
}
