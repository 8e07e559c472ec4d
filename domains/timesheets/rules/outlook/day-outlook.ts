import type { BreakSpan, PlannedSpan, SheetInput, WorkSpan } from '../sheet-input.ts';
import { workOutSheet } from '../sheet.ts';
import { sumPaid } from './paid-lines.ts';

const MS_PER_MINUTE = 60_000;

/** Work that goes on. */
export interface OpenWork {
  readonly from: number;
  readonly positionId: string | null;
  readonly locationId: string;
  /** Since when they are on a break; null while they work. */
  readonly pausedSince: number | null;
}

/** A shift of the day, with its position. */
export interface DayShift extends PlannedSpan {
  readonly positionId: string | null;
  /** Whether work belongs to it already, that goes on or is over. */
  readonly work: 'NONE' | 'OPEN' | 'DONE';
}

/** What a day of somebody follows from: their week up to now, the work that goes on, and the shifts of the day. */
export interface DayInput {
  /** Its period is the week of the day. */
  readonly input: SheetInput;
  readonly day: string;
  readonly locationId: string;
  readonly now: number;
  readonly open: OpenWork | null;
  readonly shifts: readonly DayShift[];
}

/** Minutes of a day at a location and what they are worth; null where pay is not known, or is in several currencies. */
export interface DaySum {
  readonly minutes: number;
  readonly overtime: number;
  readonly pay: number | null;
}

/** A day as it stands, as it will be if everybody works as planned from now on, and as it was planned. */
export interface DayOutlook {
  readonly soFar: DaySum;
  readonly atClose: DaySum;
  readonly planned: DaySum;
  /** From when on the day is overtime, if it will be; in milliseconds. */
  readonly overAt: number | null;
  /** Of all that is paid in any of the three. */
  readonly currencies: readonly string[];
}

/** Works out what a day costs, by the same rules as the sheet that will come of it: what the week holds already counts. */
export function outlookOfDay(facts: DayInput): DayOutlook {
  const { input, now } = facts;
  const before = input.work.filter(({ until }) => until !== null);
  const running = closeOpen(facts, now);
  const rest = planRest(facts);
  const sumOf = (work: readonly WorkSpan[], breaks: readonly BreakSpan[]) => sumDay(facts, work, breaks);
  const pause = pauseOf(facts);
  const soFar = sumOf([...before, ...running], [...input.breaks, ...pause]);
  const atClose = sumOf([...before, ...rest], [...input.breaks, ...pause]);
  const first = Math.min(...facts.shifts.map(({ from }) => from));
  const earlier = before.filter(({ from }) => from < first - 6 * 60 * MS_PER_MINUTE);
  // Shifts are without their unpaid break already: of the breaks that were taken only those of earlier work come off.
  const past = input.breaks.filter((pause) =>
    earlier.some(({ from, until }) => pause.from >= from && pause.from < (until ?? from)),
  );
  const planned = sumOf([...earlier, ...facts.shifts.map(toWork)], past);
  const end = Math.max(...rest.map(({ until }) => until ?? now), ...running.map(({ until }) => until ?? now));
  return {
    soFar: soFar.sum,
    atClose: atClose.sum,
    planned: facts.shifts.length === 0 ? { minutes: 0, overtime: 0, pay: 0 } : planned.sum,
    overAt: atClose.sum.overtime === 0 || !Number.isFinite(end) ? null : end - atClose.sum.overtime * MS_PER_MINUTE,
    currencies: [...new Set([soFar, atClose, planned].flatMap(({ currencies }) => currencies))],
  };
}

function closeOpen({ open }: Pick<DayInput, 'open'>, until: number): WorkSpan[] {
  return open === null ? [] : [{ from: open.from, until, positionId: open.positionId, locationId: open.locationId }];
}

function pauseOf({ open, now }: Pick<DayInput, 'open' | 'now'>): BreakSpan[] {
  return open?.pausedSince == null ? [] : [{ from: open.pausedSince, until: now, isPaid: false }];
}

/** A shift as work, without its unpaid break: that it falls at the end changes no sum of the day. */
function toWork({ from, until, unpaidBreakMinutes, locationId, positionId }: DayShift): WorkSpan {
  return { from, until: Math.max(from, until - unpaidBreakMinutes * MS_PER_MINUTE), locationId, positionId };
}

/** What goes on, up to the end that is planned, and what is still to come; breaks that are not taken yet are taken off. */
function planRest(facts: DayInput): WorkSpan[] {
  const { now, open, shifts, input } = facts;
  const under = shifts.find(({ work }) => work === 'OPEN');
  const taken =
    open === null
      ? 0
      : [...input.breaks, ...pauseOf(facts)]
          .filter(({ from, isPaid }) => from >= open.from && !isPaid)
          .reduce((sum, one) => sum + one.until - one.from, 0);
  const left = under === undefined ? 0 : Math.max(0, under.unpaidBreakMinutes * MS_PER_MINUTE - taken);
  const until = under === undefined ? now : Math.max(now, under.until - left);
  const coming = shifts
    .filter((shift) => shift.work === 'NONE' && shift.until > now)
    .map((shift) => toWork({ ...shift, from: Math.max(shift.from, now) }));
  return [...closeOpen(facts, until), ...coming];
}

function sumDay({ input, day, locationId }: DayInput, work: readonly WorkSpan[], breaks: readonly BreakSpan[]) {
  const { lines } = workOutSheet({ ...input, work, breaks });
  const own = lines.filter((line) => line.day === day && (line.location_id ?? locationId) === locationId);
  const { currencies, ...sum } = sumPaid(own);
  return { sum, currencies };
}

/** A week or another period with the work that goes on as if it ended now. */
export function upToNow(facts: Pick<DayInput, 'input' | 'open' | 'now'>): SheetInput {
  const { input, now } = facts;
  const work = [...input.work.filter(({ until }) => until !== null), ...closeOpen(facts, now)];
  return { ...input, work, breaks: [...input.breaks, ...pauseOf(facts)] };
}
