import type { ClockSetting, ExceptionKind, LiveState, PunchChange, PunchPlace } from '../contract/schemas.ts';
import { LIVE_MS, MS_PER_MINUTE } from './limits.ts';
import { matchShift } from './match.ts';
import type { MatchableShift } from './match.ts';
import { pairPunches, stateAt, workedMs } from './pair.ts';
import type { EffectivePunch, WorkBreak, WorkSpan } from './pair.ts';

/** A punch with where it was made. */
export interface PlacedPunch extends EffectivePunch {
  readonly place: PunchPlace;
  /** How long after it the server heard of it, in milliseconds; 0 for what a manager wrote. */
  readonly waited: number;
  /** Whether it came from a shared tablet after that was to be doubted. */
  readonly isSuspect?: boolean;
}

/** Something odd, before anybody has seen it. `at` is milliseconds. */
export interface FoundException {
  readonly key: string;
  readonly kind: ExceptionKind;
  readonly at: number;
  readonly minutes: number | null;
  readonly punch_id: string | null;
  readonly fix: PunchChange | null;
}

/** A day of somebody at a location. */
export interface PersonDay {
  readonly state: LiveState;
  readonly since: number | null;
  readonly workedMinutes: number;
  readonly exceptions: readonly FoundException[];
}

/** What somebody was to do and what they did. */
export interface DayFacts {
  readonly shifts: readonly MatchableShift[];
  readonly punches: readonly PlacedPunch[];
  readonly setting: ClockSetting;
  readonly now: number;
}

/** Leaving so much before the end is leaving early. */
const EARLY_LEAVE_MS = 15 * MS_PER_MINUTE;
/** Whoever has not come so long after the beginning does not come. */
const NO_SHOW_MS = 60 * MS_PER_MINUTE;

const minutesOf = (ms: number): number => Math.round(ms / MS_PER_MINUTE);
const isoOf = (at: number): string => new Date(at).toISOString();

/** Works out where somebody stands and what is odd about their day, from their shifts and the punches that count. */
export function readDay(facts: DayFacts): PersonDay {
  const { shifts, punches, now } = facts;
  const { spans } = pairPunches(punches);
  const { state, since, span: open } = stateAt(punches, now);
  const worked = spans
    .filter((span) => span.end !== null || span.start === open?.start)
    .reduce((sum, span) => sum + workedMs(span, now), 0);
  const exceptions = findExceptions(facts, spans, open);
  return {
    state: state !== 'OUT' ? state : absentState(facts, spans),
    since,
    workedMinutes: minutesOf(worked),
    exceptions: exceptions.toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1)),
  };

  function absentState({ setting }: DayFacts, done: readonly WorkSpan[]): LiveState {
    const missed = shifts.find((shift) => now >= shift.start && now < shift.end && !isWorked(shift, done, shifts));
    if (missed !== undefined) return now - missed.start >= lateMs(setting) ? 'LATE' : 'SCHEDULED';
    if (done.length > 0 && !shifts.some(({ start }) => start > now)) return 'OUT';
    const past = shifts.filter((shift) => shift.end <= now);
    if (past.length === shifts.length && past.some((shift) => !isWorked(shift, done, shifts))) return 'NO_SHOW';
    return shifts.some(({ start }) => start > now) ? 'SCHEDULED' : 'OUT';
  }
}

/** What a manager knows of somebody’s shift. */
interface KnownMark {
  readonly shift_id: string;
  readonly mark: 'LATE' | 'NO_SHOW';
}

/** Where somebody stands, with what a manager knows of them: it counts as long as they have not come. */
export function markedState(day: Pick<PersonDay, 'state'>, marks: readonly KnownMark[]): LiveState {
  const isAbsent = day.state === 'SCHEDULED' || day.state === 'LATE' || day.state === 'NO_SHOW';
  if (!isAbsent || marks.length === 0) return day.state;
  return marks.some(({ mark }) => mark === 'NO_SHOW') ? 'NO_SHOW' : 'LATE';
}

/** Whether a manager knows already what is odd: that somebody comes later to a shift, or not at all. */
export function isMarked({ key, kind }: Pick<FoundException, 'key' | 'kind'>, marks: readonly KnownMark[]): boolean {
  return marks.some(
    ({ shift_id: id, mark }) => key === `${kind} ${id}` && (kind === mark || (kind === 'LATE' && mark === 'NO_SHOW')),
  );
}

function lateMs(setting: ClockSetting): number {
  return (setting.late_minutes ?? 0) * MS_PER_MINUTE;
}

function isWorked(shift: MatchableShift, spans: readonly WorkSpan[], shifts: readonly MatchableShift[]): boolean {
  return spans.some((span) => matchShift(span, shifts)?.id === shift.id);
}

/** Breaks that ended before the shortest one is over. */
function shortBreaks({ breaks }: WorkSpan, setting: ClockSetting): (WorkBreak & { readonly end: number })[] {
  const least = setting.break_minutes * MS_PER_MINUTE;
  return breaks.flatMap((one) => (one.end !== null && one.end - one.start < least ? [{ ...one, end: one.end }] : []));
}

function findExceptions(
  facts: DayFacts,
  spans: readonly WorkSpan[],
  open: WorkSpan | undefined,
): readonly FoundException[] {
  const { shifts, punches, setting, now } = facts;
  const found: FoundException[] = [];
  const note = (kind: ExceptionKind, about: string, at: number, more: Partial<FoundException> = {}): void => {
    found.push({ key: `${kind} ${about}`, kind, at, minutes: null, punch_id: null, fix: null, ...more });
  };
  for (const shift of shifts) {
    const own = spans.filter((span) => matchShift(span, shifts)?.id === shift.id);
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) {
      const late = now - shift.start;
      if (late >= NO_SHOW_MS || (now >= shift.end && late > 0)) note('NO_SHOW', shift.id, shift.start);
      else if (setting.late_minutes !== null && late >= lateMs(setting))
        note('LATE', shift.id, shift.start, { minutes: minutesOf(late) });
      continue;
    }
    const late = first.start - shift.start;
    if (setting.late_minutes !== null && late >= lateMs(setting))
      note('LATE', shift.id, first.start, { minutes: minutesOf(late), punch_id: first.start_id });
    if (last.end !== null && shift.end - last.end >= EARLY_LEAVE_MS)
      note('EARLY_LEAVE', shift.id, last.end, { minutes: minutesOf(shift.end - last.end), punch_id: last.end_id });
  }
  for (const span of spans) {
    const shift = matchShift(span, shifts);
    if (shift === undefined) note('UNSCHEDULED', span.start_id, span.start, { punch_id: span.start_id });
    const isOpen = span.start === open?.start;
    if (span.end === null && !isOpen) {
      // The end of the shift is most likely when they went.
      const at = shift !== undefined && shift.end > span.start && shift.end <= now ? shift.end : null;
      const fix: PunchChange | null =
        at === null ? null : { act: 'ADD', punch_id: null, kind: 'OUT', at: isoOf(at), position_id: null };
      note('MISSING_PUNCH', span.start_id, span.start, { punch_id: span.start_id, fix });
      continue;
    }
    const worked = workedMs(span, now);
    const over = worked - setting.longest_minutes * MS_PER_MINUTE;
    if (over > 0)
      note('OVER_MAXIMUM', span.start_id, span.start, { minutes: minutesOf(over), punch_id: span.start_id });
    for (const pause of shortBreaks(span, setting))
      note('SHORT_BREAK', pause.start_id, pause.start, { minutes: minutesOf(pause.end - pause.start) });
    const breakAfter = setting.break_after_minutes * MS_PER_MINUTE;
    if (breakAfter > 0 && span.breaks.length === 0 && worked >= breakAfter)
      note('MISSING_BREAK', span.start_id, span.start, { minutes: minutesOf(worked), punch_id: span.start_id });
  }
  noteOddPunches(punches, note);
  return found;
}

type Note = (kind: ExceptionKind, about: string, at: number, more?: Partial<FoundException>) => void;

/** What is odd about single punches, whatever work they belong to. */
function noteOddPunches(punches: readonly PlacedPunch[], note: Note): void {
  for (const odd of pairPunches(punches).odd)
    if (odd.what !== 'MISSING_OUT') note('MISSING_PUNCH', odd.punch_id, odd.at, { punch_id: odd.punch_id });
  for (const punch of punches) {
    if (punch.place === 'OUTSIDE') note('OUTSIDE', punch.id, punch.at, { punch_id: punch.id });
    // Nothing was asked of it, and its time is what the device said: somebody should look.
    if (punch.waited > LIVE_MS)
      note('SENT_LATE', punch.id, punch.at, { minutes: minutesOf(punch.waited), punch_id: punch.id });
    if (punch.isSuspect === true) note('SUSPECT_KIOSK', punch.id, punch.at, { punch_id: punch.id });
  }
}
