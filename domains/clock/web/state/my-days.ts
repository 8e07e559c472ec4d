import { localDay } from '@hearth/kit/local-day';
import type { Punch } from '../../contract/schemas.ts';
import { effectiveRows } from '../../rules/effective.ts';
import { pairPunches } from '../../rules/pair.ts';
import type { WorkSpan } from '../../rules/pair.ts';

/** A day of one's own work: what counts, and what was changed about it. */
export interface WorkedDay {
  readonly date: string;
  readonly spans: readonly WorkSpan[];
  /** Those that count. */
  readonly punches: readonly Punch[];
  /** What somebody else added, changed or removed. */
  readonly changes: readonly Punch[];
}

/** The log of some days by the day on which work began, the earliest first; edits count on the day that they are about. */
export function toWorkedDays(log: readonly Punch[], zone: string): WorkedDay[] {
  const counting = effectiveRows(log);
  const { spans } = pairPunches(counting.map((row) => ({ ...row, at: Date.parse(row.at) })));
  const dayOf = (at: string | number): string => localDay(new Date(at), zone);
  const spansOf = Map.groupBy(spans, (span) => dayOf(span.start));
  const punchesOf = Map.groupBy(counting, (row) => dayOf(row.at));
  const changesOf = Map.groupBy(
    log.filter(({ source }) => source === 'MANAGER'),
    (row) => dayOf(row.at),
  );
  return [...new Set([...spansOf.keys(), ...punchesOf.keys(), ...changesOf.keys()])]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((date) => ({
      date,
      spans: spansOf.get(date) ?? [],
      punches: punchesOf.get(date) ?? [],
      changes: changesOf.get(date) ?? [],
    }));
}
