import type { SheetLine } from '../lines.ts';

/** What some lines of work come to; pay is null where a part of it is not known, or where it is in several currencies. */
export interface PaidSum {
  readonly minutes: number;
  readonly overtime: number;
  readonly pay: number | null;
  readonly currencies: readonly string[];
}

/** What counts as pay for hours. */
const HOURS: ReadonlySet<SheetLine['kind']> = new Set(['WORK', 'OVERTIME', 'NIGHT']);
/** And what a payslip has beside them, but for tips. */
const ALL: ReadonlySet<SheetLine['kind']> = new Set([...HOURS, 'LEAVE', 'PREMIUM']);

/** Sums work and overtime, with leave and premiums where `isAll`. Tips are never among them. */
export function sumPaid(lines: readonly SheetLine[], { isAll = false }: { readonly isAll?: boolean } = {}): PaidSum {
  const paid = lines.filter(({ kind }) => (isAll ? ALL : HOURS).has(kind));
  const minutesOf = (kind: SheetLine['kind']): number =>
    lines.filter((line) => line.kind === kind).reduce((sum, { minutes }) => sum + minutes, 0);
  const currencies = new Set(paid.flatMap(({ currency }) => currency ?? []));
  const isKnown = paid.every(({ amount }) => amount !== null) && currencies.size < 2;
  return {
    minutes: minutesOf('WORK'),
    overtime: minutesOf('OVERTIME'),
    pay: isKnown ? paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0) : null,
    currencies: [...currencies],
  };
}
