import { dayNumber, formatTime, parseMinutes, wallMinutes, weekdayOf } from '@hearth/domains/scheduling/rules';

/** Minutes of one step of the coverage line. */
export const STEP_MINUTES = 15;
/** Steps of one day. */
export const DAY_STEPS = 96;

/** A need, as far as coverage looks at it. */
export interface CountedNeed {
  readonly position_id: string;
  readonly weekdays: readonly number[];
  readonly start: string;
  readonly end: string;
  readonly heads: number;
  readonly valid_from: string;
  readonly valid_until: string | null;
}

/** A shift, as far as coverage looks at it. */
export interface CountedShift {
  readonly employee_id: string | null;
  readonly position_id: string | null;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** People required and scheduled in each quarter hour from the first date on, until a day after the last. */
export interface Cover {
  readonly required: number[];
  readonly scheduled: number[];
}

/** People that are missing in a position, from one time to another. */
export interface Gap {
  readonly positionId: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly minutes: number;
  readonly missing: number;
}

interface Stretch {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** Adds heads to the quarter hours that a stretch touches. */
function add(steps: number[], stretch: Stretch, firstDay: number, heads: number): void {
  const start = (dayNumber(stretch.date) - firstDay) * DAY_STEPS * STEP_MINUTES + parseMinutes(stretch.start);
  const from = Math.max(0, Math.floor(start / STEP_MINUTES));
  const to = Math.min(steps.length, Math.ceil((start + wallMinutes(stretch)) / STEP_MINUTES));
  for (let step = from; step < to; step += 1) steps[step] = (steps[step] ?? 0) + heads;
}

const holdsOn = (need: CountedNeed, date: string): boolean =>
  need.weekdays.includes(weekdayOf(date)) &&
  need.valid_from <= date &&
  (need.valid_until === null || date <= need.valid_until);

/** Required and scheduled people by position on consecutive dates. Needs of a position add up; open shifts cover nothing unless they are counted. */
export function countCover(
  needs: readonly CountedNeed[],
  shifts: Iterable<CountedShift>,
  dates: readonly string[],
  { withOpen = false }: { readonly withOpen?: boolean } = {},
): Map<string, Cover> {
  const firstDay = dayNumber(dates[0] ?? '1970-01-01');
  const covers = new Map<string, Cover>();
  const empty = (): number[] => Array.from({ length: (dates.length + 1) * DAY_STEPS }, () => 0);
  for (const need of needs) {
    for (const date of dates) {
      if (!holdsOn(need, date)) continue;
      const cover = covers.get(need.position_id) ?? { required: empty(), scheduled: empty() };
      covers.set(need.position_id, cover);
      add(cover.required, { date, start: need.start, end: need.end }, firstDay, need.heads);
    }
  }
  for (const shift of shifts) {
    const cover = shift.position_id === null ? undefined : covers.get(shift.position_id);
    if (cover !== undefined && (withOpen || shift.employee_id !== null)) add(cover.scheduled, shift, firstDay, 1);
  }
  return covers;
}

/** Orders what has a date and a time by when it begins. */
export function byBeginning(one: Pick<Stretch, 'date' | 'start'>, other: Pick<Stretch, 'date' | 'start'>): number {
  const [a, b] = [`${one.date} ${one.start}`, `${other.date} ${other.start}`];
  return a < b ? -1 : Number(a > b);
}

/** Where people are missing, by time: quarter hours with the same number missing are one gap, cut at midnight. */
export function findGaps(covers: ReadonlyMap<string, Cover>, dates: readonly string[]): Gap[] {
  const gaps: Gap[] = [];
  for (const [positionId, cover] of covers) {
    const missing = missingOf(cover);
    for (const [day, date] of dates.entries()) {
      let from = day * DAY_STEPS;
      const end = from + DAY_STEPS;
      for (let step = from; step <= end; step += 1) {
        const heads = missing[from] ?? 0;
        if (step < end && missing[step] === heads) continue;
        if (heads > 0) gaps.push(toGap({ positionId, date, from: from % DAY_STEPS, steps: step - from, heads }));
        from = step;
      }
    }
  }
  return gaps.sort(byBeginning);
}

/** How many people are missing in each quarter hour. */
export function missingOf({ required, scheduled }: Cover): number[] {
  return required.map((heads, step) => Math.max(0, heads - (scheduled[step] ?? 0)));
}

function toGap(found: {
  readonly positionId: string;
  readonly date: string;
  readonly from: number;
  readonly steps: number;
  readonly heads: number;
}): Gap {
  const { positionId, date, from, steps, heads } = found;
  return {
    positionId,
    date,
    start: formatTime(from * STEP_MINUTES),
    end: formatTime((from + steps) * STEP_MINUTES),
    minutes: steps * STEP_MINUTES,
    missing: heads,
  };
}
