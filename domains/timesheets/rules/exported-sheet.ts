import { correctPeriod } from './corrections.ts';
import type { SheetLine } from './lines.ts';

/** A sheet as payroll got it, by kind of pay: enough to tell the difference to what it is later. */
export interface ExportedSheet {
  readonly fingerprint: string;
  readonly sums: readonly SheetLine[];
}

/** The sums of a sheet by kind of pay. */
export function sumKinds(lines: readonly SheetLine[], day: string): SheetLine[] {
  const kinds = new Map<string, SheetLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.kind, line.percent, line.reason, line.currency]);
    const known = kinds.get(key);
    const plain = { ...line, day, position_id: null, location_id: null, rate: null };
    kinds.set(
      key,
      known === undefined
        ? plain
        : {
            ...known,
            minutes: known.minutes + line.minutes,
            amount: known.amount === null || line.amount === null ? null : known.amount + line.amount,
          },
    );
  }
  return [...kinds.values()];
}

/** What payroll does not have yet of a sheet: all of it, or the difference to what it got; nothing where that is the same. */
export function listMissing(
  lines: readonly SheetLine[],
  fingerprint: string,
  exported: ExportedSheet | undefined,
  day: string,
): readonly SheetLine[] {
  if (exported === undefined) return lines;
  return exported.fingerprint === fingerprint ? [] : correctPeriod(exported.sums, lines, { day });
}
