import type { PlacedField, SignerRole } from '../contract/schemas.ts';
import { UNIT } from './limits.ts';

/** The smallest field that can be hit with a finger and read in print. */
export const LEAST = { width: 200, height: 100 } as const;

export interface FieldProblem {
  readonly index: number;
  readonly field: 'id' | 'role' | 'page' | 'x' | 'y' | 'width' | 'height';
}

/** Whether one field covers a part of another. */
export function overlap(a: PlacedField, b: PlacedField): boolean {
  return (
    a.page === b.page && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  );
}

/** What is wrong with the fields of a document: each lies on a page, within it, is large enough, covers no other, and is of somebody who signs. */
export function findFieldProblems(
  fields: readonly PlacedField[],
  { pages, signers }: { readonly pages: number; readonly signers: readonly SignerRole[] },
): FieldProblem[] {
  return fields.flatMap((one, index) => {
    const found: FieldProblem['field'][] = [];
    const before = fields.slice(0, index);
    if (before.some(({ id }) => id === one.id)) found.push('id');
    if (!signers.includes(one.role)) found.push('role');
    if (one.page > pages) found.push('page');
    if (one.width < LEAST.width || one.x + one.width > UNIT) found.push('width');
    if (one.height < LEAST.height || one.y + one.height > UNIT) found.push('height');
    if (before.some((other) => overlap(one, other))) found.push('x');
    return found.map((field) => ({ index, field }));
  });
}

/** Whether the signers of an agreement make sense: each once, and the employee among them. */
export function areSigners(signers: readonly SignerRole[]): boolean {
  return signers.includes('EMPLOYEE') && new Set(signers).size === signers.length;
}

/** The fields of a signer in the order in which they are read: by page, then down it, in lines from the start. */
export function inReadingOrder(fields: readonly PlacedField[], role: SignerRole): PlacedField[] {
  const line = ({ y }: PlacedField): number => Math.round(y / 200);
  return fields
    .filter((one) => one.role === role)
    .toSorted((a, b) => a.page - b.page || line(a) - line(b) || a.x - b.x);
}
