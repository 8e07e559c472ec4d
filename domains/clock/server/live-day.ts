import { readSettings } from '@hearth/domains/core/service';
import { findPublishedAt } from '@hearth/domains/scheduling/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { findEmployees, findPositions } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { ClockShift, LivePerson } from '../contract/schemas.ts';
import { LONGEST_SPAN_MS, MOST_PUNCHES } from '../rules/limits.ts';
import { readDay } from '../rules/live-day.ts';
import type { PersonDay } from '../rules/live-day.ts';
import { matchShift } from '../rules/match.ts';
import { pairPunches, stateAt } from '../rules/pair.ts';
import type { WorkSpan } from '../rules/pair.ts';
import { CLOCK } from '../rules/settings.ts';
import { toPeriod } from './period.ts';
import { toEffective, toPlaced } from './present.ts';
import { findLocationsWithKiosk, findSuspects } from './queries/kiosk.ts';
import { findEffectiveAt } from './queries/punch.ts';
import type { PunchRow } from './queries/punch.ts';
import { findSeen } from './queries/seen.ts';

interface AskedDay {
  readonly place: { readonly id: string; readonly time_zone: string };
  readonly grant: Pick<BrandGrant, 'groupId' | 'codes'>;
  readonly date: string;
  readonly now: Date;
  /** Who reads it. */
  readonly userId: string;
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
export async function loadLiveDay(
  tx: Tx<'tenant'>,
  { place, grant, date, now, userId }: AskedDay,
): Promise<{ readonly people: LivePerson[]; readonly isClocked: boolean }> {
  const { from, before } = toPeriod({ from: date, to: date }, place.time_zone);
  const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  const shifts = (await findPublishedAt(tx, place.id, { from: dayBefore, to: date })).filter(
    (shift) => shift.employee_id !== null,
  );
  const margin = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
  const window = { from: margin(from, -LONGEST_SPAN_MS), before: margin(before, LONGEST_SPAN_MS) };
  const punches = await findEffectiveAt(tx, place.id, window, MOST_PUNCHES);
  const setting = (await readSettings(tx, [place.id], CLOCK)).get(place.id)?.value ?? CLOCK.fallback;
  const marks = await inScope(tx, SYSTEM, async (db) => ({
    hasKiosk: (await findLocationsWithKiosk(db, [place.id])).has(place.id),
    suspects: await findSuspects(
      db,
      punches.filter(({ source }) => source === 'KIOSK').map(({ id }) => id),
    ),
  }));
  const isOffered = setting.own_devices || marks.hasKiosk;
  const ids = new Set([
    ...shifts.flatMap((shift) => shift.employee_id ?? []),
    ...punches.map((row) => row.employee_id),
  ]);
  const staff = await findEmployees(tx, [...ids]);
  const positions = new Map((await findPositions(tx, grant.groupId)).map((position) => [position.id, position]));
  const isShown = ({ position_id: id }: StaffRow): boolean => {
    const department = positions.get(id ?? '')?.department;
    return grant.codes === null || (department !== undefined && grant.codes.includes(department));
  };
  const shiftsOf = Map.groupBy(shifts, (shift) => shift.employee_id ?? '');
  const punchesOf = Map.groupBy(punches, (row) => row.employee_id);
  const worked = staff.filter(isShown).flatMap((person): Worked[] => {
    const known = { punches: punchesOf.get(person.id) ?? [], shifts: shiftsOf.get(person.id) ?? [] };
    const { punches: shown, shifts: held } = ofDay(known, { from, before, now });
    const day = readDay({
      shifts: held.map(toMatchable),
      punches: shown.map((row) => ({ ...toPlaced(row), isSuspect: marks.suspects.has(row.id) })),
      setting: isOffered ? setting : { ...setting, late_minutes: null },
      now: Math.min(now.getTime(), margin(before, LONGEST_SPAN_MS).getTime()),
    });
    return held.length === 0 && shown.length === 0 ? [] : [{ person, shifts: held, punches: shown, day }];
  });
  const keys = worked.flatMap(({ day }) => day.exceptions.map(({ key }) => key));
  const seen = await inScope(tx, SYSTEM, (db) => findSeen(db, place.id, keys));
  // Without clocks nobody is late or missing.
  const isClocked = isOffered || punches.length > 0;
  const people = worked.map((one) => presentPerson(one, { seen, isClocked, positions, userId }));
  return { isClocked, people: people.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
}

const toMatchable = (shift: PublishedRow) => ({
  id: shift.id,
  start: shift.starts_at.getTime(),
  end: shift.ends_at.getTime(),
  location_id: shift.location_id,
});

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
  },
): LivePerson {
  return {
    employee_id: person.id,
    name: `${person.first_name} ${person.last_name}`.trim(),
    position_name: shifts[0]?.position_name ?? known.positions.get(person.position_id ?? '')?.name ?? null,
    shifts: shifts.map((shift): ClockShift => ({
      id: shift.id,
      starts_at: shift.starts_at.toISOString(),
      ends_at: shift.ends_at.toISOString(),
      position_id: shift.position_id,
      position_name: shift.position_name,
    })),
    state: known.isClocked ? day.state : 'SCHEDULED',
    since: day.since === null ? null : new Date(day.since).toISOString(),
    worked_minutes: day.workedMinutes,
    punches: punches.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at.toISOString(),
      is_edited: row.source === 'MANAGER',
      source: row.source,
    })),
    exceptions: known.isClocked
      ? day.exceptions.map(({ at, ...rest }) => ({
          ...rest,
          at: new Date(at).toISOString(),
          is_seen: known.seen.has(rest.key),
        }))
      : [],
    is_own: person.user_id === known.userId,
  };
}
