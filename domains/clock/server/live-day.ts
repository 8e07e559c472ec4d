import { findPublishedAt } from '@hearth/domains/scheduling/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { BreakTurn, ClockSetting, DayMark, LivePerson, LiveShift } from '../contract/schemas.ts';
import { LONGEST_SPAN_MS, MOST_PUNCHES } from '../rules/limits.ts';
import { coachBreaks } from '../rules/break-coach.ts';
import type { CoachedPerson } from '../rules/break-coach.ts';
import { findDueBreak } from '../rules/break-need.ts';
import { isMarked, markedState, readDay } from '../rules/live-day.ts';
import type { PersonDay } from '../rules/live-day.ts';
import { matchShift } from '../rules/match.ts';
import { pairPunches, stateAt } from '../rules/pair.ts';
import type { WorkSpan } from '../rules/pair.ts';
import { toPeriod } from './period.ts';
import { toEffective } from './present.ts';
import { findMarks } from './queries/mark.ts';
import { findEffectiveAt } from './queries/punch.ts';
import type { PunchRow } from './queries/punch.ts';
import { findSeen } from './queries/seen.ts';
import { findBreakNeeds, withoutAges } from './actions/break-needs.ts';
import { loadClockedStaff } from './clocked-staff.ts';
import { nameOf, presentDay, presentException, presentShift, toMatchable } from './present-day.ts';
import { presentMarks } from './present-marks.ts';

interface AskedDay {
  readonly place: { readonly id: string; readonly time_zone: string };
  readonly grant: Pick<BrandGrant, 'groupId' | 'codes'>;
  readonly date: string;
  readonly now: Date;
  /** Who reads it. */
  readonly userId: string;
  /** Whether they may know how old people are. */
  readonly seesAges: boolean;
}

/** Worked out for one person. */
interface Worked {
  readonly person: StaffRow;
  readonly shifts: readonly PublishedRow[];
  readonly punches: readonly PunchRow[];
  readonly day: PersonDay;
}

/**
 * The day of a location: everybody with a shift that begins on it or reaches into it, or with work that does, in a constant number of
 * statements.
 */
export async function loadLiveDay(tx: Tx<'tenant'>, asked: AskedDay): Promise<LoadedDay> {
  const { place, grant, date, now, userId } = asked;
  const { from, before } = toPeriod({ from: date, to: date }, place.time_zone);
  const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  const published = await findPublishedAt(tx, place.id, { from: dayBefore, to: date });
  const margin = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
  const window = { from: margin(from, -LONGEST_SPAN_MS), before: margin(before, LONGEST_SPAN_MS) };
  const punches = await findEffectiveAt(tx, place.id, window, MOST_PUNCHES);
  const clocked = await loadClockedStaff(tx, { placeId: place.id, grant, shifts: published, punches });
  const { isOffered, isSeen, positions, setting } = clocked;
  const worked = clocked.staff.flatMap((person): Worked[] => {
    const known = {
      punches: clocked.punchesOf.get(person.id) ?? [],
      shifts: clocked.shiftsOf.get(person.id) ?? [],
    };
    const { punches: shown, shifts: held } = ofDay(known, { from, before, now });
    const until = Math.min(now.getTime(), margin(before, LONGEST_SPAN_MS).getTime());
    const day = readDay(clocked.factsOf(held, shown, until));
    return held.length === 0 && shown.length === 0 ? [] : [{ person, shifts: held, punches: shown, day }];
  });
  const keys = worked.flatMap(({ day }) => day.exceptions.map(({ key }) => key));
  const seen = await inScope(tx, SYSTEM, (db) => findSeen(db, place.id, keys));
  const marks = await loadMarks(tx, worked);
  // Without clocks nobody is late or missing.
  const isClocked = isOffered || punches.length > 0;
  const people = worked.map((one) => presentPerson(one, { seen, isClocked, positions, userId, marks }));
  return {
    isClocked,
    people: people.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    openShifts: published.filter((shift) => isOpen(shift, { from, before, now }) && isSeen(shift)).map(presentShift),
    breaks: await planBreaks(tx, { ...asked, setting }, worked),
  };
}

/** A day of a location, as it is shown. */
interface LoadedDay {
  readonly people: LivePerson[];
  readonly isClocked: boolean;
  readonly openShifts: LiveShift[];
  readonly breaks: BreakTurn[];
}

function isOpen(
  shift: PublishedRow,
  { from, before, now }: { readonly from: Date; readonly before: Date; readonly now: Date },
): boolean {
  return shift.employee_id === null && shift.ends_at > now && shift.ends_at > from && shift.starts_at < before;
}

/** What managers know of those who are to work, by person. */
async function loadMarks(tx: Tx, worked: readonly Worked[]): Promise<ReadonlyMap<string, readonly DayMark[]>> {
  const rows = await findMarks(
    tx,
    worked.flatMap(({ shifts }) => shifts.map(({ id }) => id)),
  );
  const shown = await presentMarks(tx, rows);
  return Map.groupBy(shown, (_mark, index) => rows[index]?.employee_id ?? '');
}

/** Who has to take a break, in the order in which they best go. */
async function planBreaks(
  tx: Tx,
  { place, setting, now, seesAges }: AskedDay & { readonly setting: ClockSetting },
  worked: readonly Worked[],
): Promise<BreakTurn[]> {
  const open = worked.flatMap((one) => {
    const { state, span } = stateAt(one.punches.map(toEffective), now.getTime());
    return span === undefined || span.location_id !== place.id ? [] : [{ ...one, state, span }];
  });
  if (open.length === 0) return [];
  const ids = open.map(({ person }) => person.id);
  const needsOf = await findBreakNeeds(tx, [{ ...place, setting }], ids, now);
  const names = new Map(open.map(({ person }) => [person.id, nameOf(person)]));
  const crew = open.map(({ person, shifts, state, span }): CoachedPerson => {
    const shift = matchShift(span, shifts.map(toMatchable));
    const needs = needsOf(place.id, person.id);
    const due = findDueBreak(span, seesAges ? needs : withoutAges(needs), {
      now: now.getTime(),
      plannedEnd: shift?.end ?? null,
    });
    const positionId = span.position_id ?? shifts[0]?.position_id ?? person.position_id;
    return { employeeId: person.id, positionId, due, isAway: state === 'BREAK' };
  });
  return coachBreaks(crew, now.getTime()).map((turn) => ({
    employee_id: turn.employeeId,
    name: names.get(turn.employeeId) ?? '',
    start_at: new Date(turn.startAt).toISOString(),
    due_at: new Date(turn.dueAt).toISOString(),
    minutes: turn.minutes,
    law: turn.law,
    cover: turn.cover.map((id) => names.get(id) ?? ''),
  }));
}

interface KnownDay {
  readonly punches: readonly PunchRow[];
  readonly shifts: readonly PublishedRow[];
}

/**
 * What belongs to a day of one person: shifts that reach into it and work that begins on it or reaches into it, whole, so that the end
 * of a night which nobody planned, or which became longer than planned, is not half missing on both days; and the shift of such work.
 */
function ofDay(
  { punches, shifts }: KnownDay,
  { from, before, now }: { readonly from: Date; readonly before: Date; readonly now: Date },
): KnownDay {
  const here = shifts.filter((shift) => shift.ends_at > from && shift.starts_at < before);
  const start = Math.min(from.getTime(), ...here.map((shift) => shift.starts_at.getTime() - NEAR_MS));
  const end = Math.max(before.getTime(), ...here.map((shift) => shift.ends_at.getTime() + NEAR_MS));
  const { spans } = pairPunches(punches.map(toEffective));
  const goesOn = stateAt(punches.map(toEffective), now.getTime()).span?.start;
  const reaches = (span: WorkSpan): boolean =>
    (span.start >= start && span.start < end) ||
    (span.start < start && (span.start === goesOn ? now.getTime() : (span.end ?? span.start)) > from.getTime());
  const kept = new Set(spans.filter(reaches));
  const spanOf = (at: number): WorkSpan | undefined =>
    spans.findLast((span) => at >= span.start && at <= (span.end ?? span.start + LONGEST_SPAN_MS));
  const matchable = shifts.map(toMatchable);
  const worked = new Set([...kept].flatMap((span) => matchShift(span, matchable)?.id ?? []));
  return {
    punches: punches.filter((row) => {
      const at = row.at.getTime();
      const span = spanOf(at);
      return span === undefined ? at >= start && at < end : kept.has(span);
    }),
    shifts: shifts.filter((shift) => here.includes(shift) || worked.has(shift.id)),
  };
}

const NEAR_MS = 2 * 3_600_000;

function presentPerson(
  { person, shifts, punches, day }: Worked,
  known: {
    readonly seen: ReadonlySet<string>;
    readonly isClocked: boolean;
    readonly positions: ReadonlyMap<string, { readonly name: string }>;
    readonly userId: string;
    readonly marks: ReadonlyMap<string, readonly DayMark[]>;
  },
): LivePerson {
  const marks = known.marks.get(person.id) ?? [];
  return {
    ...presentDay(person, { shifts, punches }, known),
    state: known.isClocked ? markedState(day, marks) : 'SCHEDULED',
    since: day.since === null ? null : new Date(day.since).toISOString(),
    worked_minutes: day.workedMinutes,
    exceptions: known.isClocked
      ? day.exceptions.map((one) => presentException(one, known.seen.has(one.key) || isMarked(one, marks)))
      : [],
    marks: [...marks],
  };
}
