import { findPublishedAt } from '@hearth/domains/scheduling/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { localDay } from '@hearth/kit/local-day';
import { foldText } from '@hearth/kit/text/search-text';
import type { Tx } from '@hearth/platform/database';
import type { ExceptionDay } from '../contract/schemas.ts';
import { compareOddDays, findClockedDays, findOddDays, keepOpen } from '../rules/exceptions/open-days.ts';
import type { DaySpan, OddDay, OddDayPlace } from '../rules/exceptions/open-days.ts';
import { LONGEST_SPAN_MS, MOST_PERIOD_PUNCHES } from '../rules/limits.ts';
import { loadClockedStaff } from './clocked-staff.ts';
import type { ClockedStaff } from './clocked-staff.ts';
import { toPeriod } from './period.ts';
import { nameOf, presentDay, presentException } from './present-day.ts';
import { findMarks } from './queries/mark.ts';
import { findFirstAt, findLatestAt } from './queries/punch.ts';
import type { PunchRow } from './queries/punch.ts';
import { findSeen } from './queries/seen.ts';

interface AskedPeriod {
  readonly place: { readonly id: string; readonly time_zone: string };
  readonly grant: Pick<BrandGrant, 'groupId' | 'codes'>;
  /** How many days up to today. */
  readonly days: number;
  readonly now: Date;
}

/** A day of somebody at its place in the list. */
interface ListedDay extends OddDay {
  readonly person: StaffRow;
  readonly place: OddDayPlace;
}

/** The open exceptions of a period. */
interface OpenExceptions {
  readonly from: string;
  readonly to: string;
  readonly isClocked: boolean;
  readonly days: readonly ListedDay[];
  /** A day as its reader sees it. */
  readonly present: (day: ListedDay, userId: string) => ExceptionDay;
}

/** What is odd about the last days of a location and open, in a constant number of statements. */
export async function loadOpenExceptions(tx: Tx<'tenant'>, asked: AskedPeriod): Promise<OpenExceptions> {
  const { place, grant, now } = asked;
  const asOf = daysUpTo(now, place.time_zone, asked.days);
  const [first, last] = [asOf[0]?.date ?? '', asOf.at(-1)?.date ?? ''];
  const dayBefore = Temporal.PlainDate.from(first).subtract({ days: 1 }).toString();
  const shifts = await findPublishedAt(tx, place.id, { from: dayBefore, to: last });
  const window = { from: new Date((asOf[0]?.from ?? 0) - LONGEST_SPAN_MS), before: new Date(asOf.at(-1)?.before ?? 0) };
  const punches = await findLatestAt(tx, place.id, window, MOST_PERIOD_PUNCHES);
  const clocked = await loadClockedStaff(tx, { placeId: place.id, grant, shifts, punches });
  const { isOffered } = clocked;
  const days = findClockedDays(asOf, {
    isOffered,
    firstAt: (await findFirstAt(tx, place.id))?.getTime() ?? null,
    punchedAt: punches.map(({ at }) => at.getTime()),
    cutAt: punches.length === MOST_PERIOD_PUNCHES ? (punches[0]?.at.getTime() ?? null) : null,
  });
  const odd = listOddDays(clocked, days, now);
  const open = await leaveOpen(tx, place.id, odd);
  const known = {
    rows: new Map(punches.map((row) => [row.id, row])),
    shifts: new Map(shifts.map((one) => [one.id, one])),
  };
  return {
    from: days[0]?.date ?? last,
    to: last,
    isClocked: isOffered || punches.length > 0,
    days: open.toSorted((one, other) => compareOddDays(one.place, other.place)),
    present: ({ person, date, shiftIds, punchIds, exceptions }, userId) => ({
      date,
      ...presentDay(
        person,
        { shifts: take(known.shifts, shiftIds), punches: take<PunchRow>(known.rows, punchIds) },
        { positions: clocked.positions, userId },
      ),
      exceptions: exceptions.map((one) => presentException(one, false)),
    }),
  };
}

const take = <Row>(rows: ReadonlyMap<string, Row>, ids: readonly string[]): Row[] =>
  ids.flatMap((id) => rows.get(id) ?? []);

/** The days of a place up to today, the earliest first. */
function daysUpTo(now: Date, zone: string, count: number): DaySpan[] {
  const today = Temporal.PlainDate.from(localDay(now, zone));
  return Array.from({ length: count }, (_day, index) => {
    const date = today.subtract({ days: count - 1 - index }).toString();
    const { from, before } = toPeriod({ from: date, to: date }, zone);
    return { date, from: from.getTime(), before: before.getTime() };
  });
}

function listOddDays(clocked: ClockedStaff, days: readonly DaySpan[], now: Date): ListedDay[] {
  return clocked.staff.flatMap((person) => {
    const [shifts, punches] = [clocked.shiftsOf.get(person.id) ?? [], clocked.punchesOf.get(person.id) ?? []];
    const sortName = foldText(nameOf(person));
    return findOddDays(clocked.factsOf(shifts, punches, now.getTime()), days).map((day) => ({
      ...day,
      person,
      place: { on: day.date, sort_name: sortName, id: person.id },
    }));
  });
}

/** Leaves out what a manager has seen or knows. */
async function leaveOpen(tx: Tx, locationId: string, days: readonly ListedDay[]): Promise<ListedDay[]> {
  const exceptions = days.flatMap((day) => day.exceptions);
  const seen = await findSeen(
    tx,
    locationId,
    exceptions.map(({ key }) => key),
  );
  const absent = days.filter((day) => day.exceptions.some(({ kind }) => kind === 'LATE' || kind === 'NO_SHOW'));
  const rows = await findMarks(
    tx,
    absent.flatMap(({ shiftIds }) => shiftIds),
  );
  const marksOf = Map.groupBy(rows, (row) => row.employee_id);
  return days.flatMap((day) => keepOpen(day, { seen, marks: marksOf.get(day.person.id) ?? [] }) ?? []);
}
