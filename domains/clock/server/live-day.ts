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
import { CLOCK } from '../rules/settings.ts';
import { toPeriod } from './period.ts';
import { toEffective } from './present.ts';
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
    (shift) => shift.employee_id !== null && shift.ends_at > from && shift.starts_at < before,
  );
  const margin = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
  const window = { from: margin(from, -LONGEST_SPAN_MS), before: margin(before, LONGEST_SPAN_MS) };
  const punches = await findEffectiveAt(tx, place.id, window, MOST_PUNCHES);
  const setting = (await readSettings(tx, [place.id], CLOCK)).get(place.id)?.value ?? CLOCK.fallback;
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
    const [own, held] = [punchesOf.get(person.id) ?? [], shiftsOf.get(person.id) ?? []];
    const day = readDay({
      shifts: held.map(toMatchable),
      punches: withinDay(own, held, { from, before }).map((row) => ({ ...toEffective(row), place: row.place })),
      setting: setting.own_devices ? setting : { ...setting, late_minutes: null },
      now: Math.min(now.getTime(), margin(before, LONGEST_SPAN_MS).getTime()),
    });
    const shown = withinDay(own, held, { from, before });
    return held.length === 0 && shown.length === 0 ? [] : [{ person, shifts: held, punches: shown, day }];
  });
  const keys = worked.flatMap(({ day }) => day.exceptions.map(({ key }) => key));
  const seen = await inScope(tx, SYSTEM, (db) => findSeen(db, place.id, keys));
  // Without clocks nobody is late or missing.
  const isClocked = setting.own_devices || punches.length > 0;
  return { isClocked, people: worked.map((one) => presentPerson(one, { seen, isClocked, positions, userId })) };
}

const toMatchable = (shift: PublishedRow) => ({
  id: shift.id,
  start: shift.starts_at.getTime(),
  end: shift.ends_at.getTime(),
  location_id: shift.location_id,
});

/** Punches that belong to the day: those made on it, and those around its shifts, such as the end of a night. */
function withinDay(
  punches: readonly PunchRow[],
  shifts: readonly PublishedRow[],
  { from, before }: { readonly from: Date; readonly before: Date },
): PunchRow[] {
  const start = Math.min(from.getTime(), ...shifts.map((shift) => shift.starts_at.getTime() - NEAR_MS));
  const end = Math.max(before.getTime(), ...shifts.map((shift) => shift.ends_at.getTime() + NEAR_MS));
  return punches.filter(({ at }) => at.getTime() >= start && at.getTime() < end);
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
