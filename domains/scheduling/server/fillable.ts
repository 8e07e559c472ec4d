import type { Tx } from '@hearth/platform/database';
import { findEmployees } from '@hearth/domains/team/service';
import type { Shift } from '../contract/schemas.ts';
import type { RulePerson } from '../rules/conflict-report.ts';
import { fillableShifts } from '../rules/fillable.ts';
import { weekOf } from '../rules/time.ts';
import { type Days, loadPeople } from './people.ts';
import { presentShift } from './present.ts';
import { loadPlaces } from './place-settings.ts';
import { findUnheldAt } from './queries/shift.ts';

/** An open shift of the working copy, published or not. */
export type UnheldShift = Pick<Shift, 'id' | 'position_id' | 'date' | 'start' | 'end' | 'unpaid_break_minutes'>;

/** Somebody who may take on open shifts: of the team already, or from a day on (null: from now on). */
export interface ShiftSeeker {
  readonly key: string;
  readonly employeeId: string | null;
  readonly startsOn: string | null;
  /** What the person said themselves, beside what the rules know; absent: nothing. */
  readonly canWork?: (shift: UnheldShift) => boolean;
}

/** Where and when open shifts are looked for. */
export interface UnheldPlace {
  readonly locationId: string;
  readonly positionIds: readonly string[];
  readonly days: Days;
}

/** The open shifts of some positions at a location, the nearest first. */
export async function findUnheldShifts(tx: Tx, at: UnheldPlace, limit: number): Promise<UnheldShift[]> {
  return (await findUnheldAt(tx, at, limit)).map(presentShift);
}

/** The open shifts of a location on some days, and which of them each person could take on together without a conflict. */
export interface Fillable {
  readonly open: readonly UnheldShift[];
  readonly byKey: ReadonlyMap<string, readonly UnheldShift[]>;
}

/** So many open shifts are looked at, the nearest first. */
const MOST_LOOKED_AT = 60;

/**
 * The open shifts of some positions at a location, the nearest 60, and who could take on which: by the rules of the schedule
 * itself. The number of statements does not depend on how many people ask.
 */
export async function findFillableShifts(tx: Tx, at: UnheldPlace, seekers: readonly ShiftSeeker[]): Promise<Fillable> {
  const [place] = await loadPlaces(tx, [at.locationId]);
  const open = (await findUnheldAt(tx, at, MOST_LOOKED_AT)).map(presentShift);
  if (place === undefined || open.length === 0 || seekers.length === 0) return { open, byKey: new Map() };
  const ruleSet = place.rule_set;
  const inWeeks = open.map((shift) => ({
    shift,
    scope: { locationId: place.id, zone: place.time_zone, week: weekOf(shift.date, place.week_start), ruleSet },
  }));
  const staff = await findEmployees(
    tx,
    seekers.flatMap(({ employeeId }) => employeeId ?? []),
  );
  const known = await loadPeople(tx, staff, at.days);
  return {
    open,
    byKey: new Map(
      seekers.map((seeker) => {
        const { employeeId } = seeker;
        const own = employeeId === null ? [] : known.shiftsOf(employeeId);
        const newcomer = newcomerOf(seeker);
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

/** Somebody of whom the schedule knows nothing but their first day. */
function newcomerOf({ key, startsOn }: ShiftSeeker): RulePerson {
  return {
    employee_id: key,
    contract_minutes_per_week: null,
    hire_date: startsOn,
    end_date: null,
    slots: [],
    exceptions: [],
    time_off: [],
    nearby: [],
  };
}
