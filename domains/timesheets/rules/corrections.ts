import type { SheetLine } from './lines.ts';

/** What a line is compared by: a correction of a correction is one of the same thing. */
const keyOf = ({ kind, percent, reason, currency }: SheetLine): string =>
  `${kind === 'CORRECTION' ? reason : `${kind} ${percent}`}|${currency ?? ''}`;

interface Sum {
  readonly line: SheetLine;
  minutes: number;
  amount: number | null;
}

/**
 * What came of a period after it was locked, as lines for a later one: by kind of pay the difference in minutes and in pay, also
 * negative. Nothing where nothing changed.
 */
export function correctPeriod(
  locked: readonly SheetLine[],
  now: readonly SheetLine[],
  into: { readonly day: string },
): SheetLine[] {
  const sums = new Map<string, Sum>();
  for (const [lines, sign] of [
    [now, 1],
    [locked, -1],
  ] as const)
    for (const line of lines) {
      const sum = sums.get(keyOf(line)) ?? { line, minutes: 0, amount: 0 };
      sum.minutes += sign * line.minutes;
      sum.amount = sum.amount === null || line.amount === null ? null : sum.amount + sign * line.amount;
      sums.set(keyOf(line), sum);
    }
  return [...sums]
    .filter(([, { minutes, amount }]) => minutes !== 0 || amount !== 0)
    .map(([key, { line, minutes, amount }]): SheetLine => ({
      kind: 'CORRECTION',
      day: into.day,
      position_id: null,
      location_id: null,
      minutes,
      percent: line.percent,
      rate: null,
      amount,
      currency: line.currency,
      reason: key.split('|')[0] ?? '',
    }))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** What corrections change of the sums. What somebody already has from guests is not pay. */
export function sumCorrections(lines: readonly SheetLine[]): { pay: number; tips: number } {
  const of = (test: (reason: string) => boolean): number =>
    lines.filter(({ reason }) => test(reason)).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const isTips = (reason: string): boolean => reason.startsWith('TIPS');
  return {
    pay: of((reason) => !isTips(reason) && !reason.startsWith('DECLARED_TIPS')),
    tips: of(isTips),
  };
}
