import type { Tx } from '@hearth/platform/database';
import { findEmployees } from '@hearth/domains/team/service';
import type { Shift } from '../contract/schemas.ts';
import type { RulePerson } from '../rules/conflicts/conflict-report.ts';
import { fillableShifts } from '../rules/fillable.ts';
import { startOfWeek } from '../rules/hours/time.ts';
import { type DateRange, loadPeople } from './people.ts';
import { presentShift } from './present.ts';
import { loadPlaces, toScope } from './place-settings.ts';
import { findUnheldAt } from './queries/shift.ts';

/** An open shift in the draft schedule, published or not. */
export type UnassignedShift = Pick<Shift, 'id' | 'position_id' | 'date' | 'start' | 'end' | 'unpaid_break_minutes'>;

/** A person who may take open shifts: an employee, or a new hire from a given day (null: from now on). */
export interface ShiftSeeker {
  readonly key: string;
  readonly employeeId: string | null;
  readonly startsOn: string | null;
  /** What the person said themselves, beside what the rules know; absent: nothing. */
  readonly canWork?: (shift: UnassignedShift) => boolean;
}

/** The location, positions and days to search for open shifts. */
export interface UnassignedShiftQuery {
  readonly locationId: string;
  readonly positionIds: readonly string[];
  readonly days: DateRange;
}

/** Finds the open shifts of some positions at a location, earliest first. */
export async function findUnassignedShifts(
  tx: Tx,
  at: UnassignedShiftQuery,
  limit: number,
): Promise<UnassignedShift[]> {
  return (await findUnheldAt(tx, at, limit)).map(presentShift);
}

/** Open shifts of a location, and which of them each person could take without a conflict. */
export interface FillableShifts {
  readonly open: readonly UnassignedShift[];
  readonly byKey: ReadonlyMap<string, readonly UnassignedShift[]>;
}

/** So many open shifts are looked at, the nearest first. */
const MOST_LOOKED_AT = 60;

/**
 * The open shifts of some positions at a location, the nearest 60, and who could take on which: by the rules of the schedule
 * itself. The number of statements does not depend on how many people ask.
 */
export async function findFillableShifts(
  tx: Tx,
  at: UnassignedShiftQuery,
  seekers: readonly ShiftSeeker[],
): Promise<FillableShifts> {
  const [place] = await loadPlaces(tx, [at.locationId]);
  const open = (await findUnheldAt(tx, at, MOST_LOOKED_AT)).map(presentShift);
  if (place === undefined || open.length === 0 || seekers.length === 0) return { open, byKey: new Map() };
  const inWeeks = open.map((shift) => ({
    shift,
    scope: toScope(place, startOfWeek(shift.date, place.week_start)),
  }));
  const staff = await findEmployees(
    tx,
    seekers.flatMap(({ employeeId }) => employeeId ?? []),
  );
  const known = await loadPeople(tx, staff, at.days, [place]);
  return {
    open,
    byKey: new Map(
      seekers.map((seeker) => {
        const { employeeId } = seeker;
        const own = employeeId === null ? [] : known.shiftsOf(employeeId);
        const newcomer = toNewcomer(seeker);
        const personIn = (week: string): RulePerson =>
          (employeeId === null ? undefined : known.in(week, employeeId)) ?? newcomer;
        return [
          seeker.key,
          fillableShifts(
            personIn,
            own,
            inWeeks.filter(({ shift }) => seeker.canWork?.(shift) ?? true),
          ),
        ] as const;
      }),
    ),
  };
}

/** A rule person of whom only the first day is known. */
function toNewcomer({ key, startsOn }: ShiftSeeker): RulePerson {
  return {
    employee_id: key,
    contract_minutes_per_week: null,
    hire_date: startsOn,
    end_date: null,
    slots: [],
    exceptions: [],
    time_off: [],
    qualifications: [],
    missing_steps: [],
    nearby: [],
  };
}
