import type { PlacedField, Signing } from '../contract/schemas.ts';
import { MOST_STROKE_NUMBERS } from './limits.ts';

/** Fields whose content is the signature, the day, or what was typed. */
const TYPED = new Set(['TEXT', 'CHECKBOX']);

/** Whether strokes are pairs of numbers, and no more than a hand makes. */
export function areStrokes(strokes: Signing['strokes']): boolean {
  const numbers = strokes.reduce((sum, one) => sum + one.length, 0);
  return strokes.every((one) => one.length % 2 === 0) && numbers <= MOST_STROKE_NUMBERS;
}

/** What is missing or wrong in what a signer sent; `name` and `strokes` are the signature itself. */
export function findSigningProblems(fields: readonly PlacedField[], sent: Signing): string[] {
  const values = new Map(sent.values.map(({ field_id: id, value }) => [id, value]));
  const missing = fields
    .filter(({ kind, required, id }) => TYPED.has(kind) && required && (values.get(id) ?? '') === '')
    .map(({ id }) => id);
  return [
    ...(sent.name === '' ? ['name'] : []),
    ...(areStrokes(sent.strokes) ? [] : ['strokes']),
    ...missing,
    ...sent.values
      .filter(({ field_id: id }) => !fields.some((one) => one.id === id && TYPED.has(one.kind)))
      .map(({ field_id: id }) => id),
  ];
}

/** The first letters of a name, for initials. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => Array.from(part)[0] ?? '')
    .slice(0, 4)
    .join('')
    .toUpperCase();
}
