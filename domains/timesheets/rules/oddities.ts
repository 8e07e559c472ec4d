import { toWallClock } from '@hearth/domains/scheduling/rules';
import type { SheetLine } from './lines.ts';
import type { TidyWork } from './segments.ts';
import type { SheetInput } from './sheet-input.ts';

/** The longest that anybody is thought to work in one go, in minutes. */
const LONGEST = 16 * 60;
const MS_PER_MINUTE = 60_000;

export type OddityKind =
  | 'MISSING_END'
  | 'OVERLAP'
  | 'VERY_LONG'
  | 'NO_RATE'
  | 'CURRENCIES'
  | 'FAR_FROM_PLAN'
  | 'NOT_PLANNED'
  | 'ABSENT'
  | 'WORK_DURING_LEAVE';

/** Something that a manager looks at before they approve: what, and on which day. */
export interface Oddity {
  readonly kind: OddityKind;
  readonly day: string;
}

/** Of these no sheet is approved before they are mended. */
export const BLOCKING: ReadonlySet<OddityKind> = new Set(['MISSING_END', 'NO_RATE', 'CURRENCIES']);

/** What is odd about a sheet, by day. */
export function findOddities(
  input: SheetInput,
  tidy: TidyWork,
  facts: { readonly lines: readonly SheetLine[]; readonly workedByDay: ReadonlyMap<string, number> },
): Oddity[] {
  const { period } = input;
  const dayOf = (at: number, locationId: string): string =>
    toWallClock(at, input.zones.get(locationId) ?? input.timeZone).date;
  const found: Oddity[] = [
    ...tidy.open.map((span) => ({ kind: 'MISSING_END' as const, day: dayOf(span.from, span.locationId) })),
    ...tidy.overlaps.map((at) => ({ kind: 'OVERLAP' as const, day: toWallClock(at, input.timeZone).date })),
    ...tidy.spans
      .filter(({ from, until }) => until - from > LONGEST * MS_PER_MINUTE)
      .map((span) => ({ kind: 'VERY_LONG' as const, day: dayOf(span.from, span.locationId) })),
    ...facts.lines
      .filter((line) => line.kind !== 'OVERTIME' && line.kind !== 'NIGHT' && line.amount === null)
      .map(({ day }) => ({ kind: 'NO_RATE' as const, day })),
    ...compareDays(input, facts.workedByDay).map(({ kind, day }) => ({ kind, day })),
  ];
  const currencies = new Set(facts.lines.flatMap(({ currency }) => currency ?? []));
  if (currencies.size > 1) found.push({ kind: 'CURRENCIES', day: period.from });
  const once = new Map(found.map((oddity) => [`${oddity.day} ${oddity.kind}`, oddity]));
  return [...once.values()]
    .filter(({ day }) => day >= period.from && day <= period.until)
    .toSorted((a, b) => (a.day === b.day ? (a.kind < b.kind ? -1 : 1) : a.day < b.day ? -1 : 1));
}

/** A day whose work is not what was planned, in minutes. */
export interface ComparedDay extends Oddity {
  readonly planned: number;
  readonly worked: number;
}

/** The days on which what was worked is not what was planned. */
export function compareDays(input: SheetInput, workedByDay: ReadonlyMap<string, number>): ComparedDay[] {
  const dayOf = (at: number, locationId: string): string =>
    toWallClock(at, input.zones.get(locationId) ?? input.timeZone).date;
  const planned = new Map<string, number>();
  // A day whose shifts are not over says nothing yet.
  const pending = new Set<string>();
  for (const shift of input.planned) {
    const day = dayOf(shift.from, shift.locationId);
    if (shift.until > input.asOf) pending.add(day);
    planned.set(day, (planned.get(day) ?? 0) + plannedMinutes(shift));
  }
  const away = new Set(input.leave.map(({ day }) => day));
  // Work past midnight belongs to the shift of the day before: it is compared over both days.
  const begun = new Map<string, number>();
  for (const [day, minutes] of workedByDay) begun.set(day, minutes);
  const days = new Set([...planned.keys(), ...begun.keys()]);
  return [...days].flatMap((day): ComparedDay[] => {
    const [plan, worked] = [planned.get(day) ?? 0, begun.get(day) ?? 0];
    if (pending.has(day)) return [];
    const is = (kind: OddityKind): ComparedDay[] => [{ kind, day, planned: plan, worked }];
    if (worked > 0 && away.has(day)) return is('WORK_DURING_LEAVE');
    if (plan === 0) return worked > 0 ? is('NOT_PLANNED') : [];
    if (worked === 0) return away.has(day) ? [] : is('ABSENT');
    return Math.abs(worked - plan) > input.farFromPlan ? is('FAR_FROM_PLAN') : [];
  });
}

/** What a shift counts: without its unpaid break. */
export function plannedMinutes(shift: SheetInput['planned'][number]): number {
  return Math.round((shift.until - shift.from) / MS_PER_MINUTE) - shift.unpaidBreakMinutes;
}
