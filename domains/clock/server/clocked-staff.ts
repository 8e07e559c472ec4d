import { readSettings } from '@hearth/domains/core/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { findEmployees, findPositions } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { ClockSetting } from '../contract/schemas.ts';
import type { DayFacts } from '../rules/live-day.ts';
import { CLOCK } from '../rules/settings.ts';
import { toMatchable } from './present-day.ts';
import { toPlaced } from './present.ts';
import { findLocationsWithKiosk, findSuspects } from './queries/kiosk.ts';
import type { PunchRow } from './queries/punch.ts';

/** What was planned and punched at a location for some time. */
interface Known {
  readonly placeId: string;
  readonly grant: Pick<BrandGrant, 'groupId' | 'codes'>;
  readonly shifts: readonly PublishedRow[];
  readonly punches: readonly PunchRow[];
}

/** Everybody of that time whom the caller may see, and how the location clocks in. */
export interface ClockedStaff {
  readonly staff: readonly StaffRow[];
  readonly positions: ReadonlyMap<string, { readonly name: string }>;
  readonly shiftsOf: ReadonlyMap<string, readonly PublishedRow[]>;
  readonly punchesOf: ReadonlyMap<string, readonly PunchRow[]>;
  readonly setting: ClockSetting;
  /** Whether people can clock in there now. */
  readonly isOffered: boolean;
  /** Whether what has a position is of a department that the caller may see. */
  readonly isSeen: (of: { readonly position_id: string | null }) => boolean;
  /** What of it the rules of a day ask, up to a moment. */
  readonly factsOf: (shifts: readonly PublishedRow[], punches: readonly PunchRow[], now: number) => DayFacts;
}

/** Finds out who that is, in a constant number of statements. */
export async function loadClockedStaff(tx: Tx<'tenant'>, known: Known): Promise<ClockedStaff> {
  const { placeId, grant, punches } = known;
  const shifts = known.shifts.filter((shift) => shift.employee_id !== null);
  const setting = (await readSettings(tx, [placeId], CLOCK)).get(placeId)?.value ?? CLOCK.fallback;
  const kiosks = await inScope(tx, SYSTEM, async (db) => ({
    hasKiosk: (await findLocationsWithKiosk(db, [placeId])).has(placeId),
    suspects: await findSuspects(
      db,
      punches.filter(({ source }) => source === 'KIOSK').map(({ id }) => id),
    ),
  }));
  const isOffered = setting.own_devices || kiosks.hasKiosk;
  const ids = new Set([
    ...shifts.flatMap((shift) => shift.employee_id ?? []),
    ...punches.map((row) => row.employee_id),
  ]);
  const staff = await findEmployees(tx, [...ids]);
  const positions = new Map((await findPositions(tx, grant.groupId)).map((position) => [position.id, position]));
  const isSeen: ClockedStaff['isSeen'] = ({ position_id: id }) => {
    const department = positions.get(id ?? '')?.department;
    return grant.codes === null || (department !== undefined && grant.codes.includes(department));
  };
  return {
    staff: staff.filter(isSeen),
    positions,
    shiftsOf: Map.groupBy(shifts, (shift) => shift.employee_id ?? ''),
    punchesOf: Map.groupBy(punches, (row) => row.employee_id),
    setting,
    isOffered,
    isSeen,
    factsOf: (held, shown, now) => ({
      shifts: held.map(toMatchable),
      punches: shown.map((row) => ({ ...toPlaced(row), isSuspect: kiosks.suspects.has(row.id) })),
      setting: isOffered ? setting : { ...setting, late_minutes: null },
      now,
    }),
  };
}
