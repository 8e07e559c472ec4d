import type { PlannedStation } from '@hearth/domains/workplace/schemas';
import type { SchedulePosition, Shift } from '../../contract/schemas.ts';
import { departmentRank } from '../departments.ts';
import { sumTotals, type Total } from './hours.ts';

/** The hours and wages of a station within a department; `''` is work at no station. */
export interface StationTotal {
  readonly station: string;
  /** What its wages are booked on; empty for none. */
  readonly costCentre: string;
  readonly total: Total;
}

/** The hours and wages of a department, and of its stations in the order of the location; null is work without a position. */
export interface AreaTotal {
  readonly department: string | null;
  readonly total: Total;
  readonly stations: readonly StationTotal[];
}

/** What areas are counted by. */
export interface AreaGround {
  readonly people: Parameters<typeof sumTotals>[1];
  readonly positions: readonly Pick<SchedulePosition, 'id' | 'department'>[];
  readonly stations: readonly PlannedStation[];
  readonly currency: string | null;
  /** The station that a shift names, as it is called today. */
  readonly stationOf: (written: string) => string;
}

/** Sums shifts by the department of their position and the station where they are worked. Open shifts have no holder and no cost: they are left out. */
export function sumAreas(shifts: readonly Shift[], ground: AreaGround): AreaTotal[] {
  const { people, positions, stations, currency, stationOf } = ground;
  const departments = new Map(positions.map(({ id, department }) => [id, department]));
  const places = new Map(stations.map((station, at) => [station.name, { at, costCentre: station.cost_centre }]));
  const rank = (station: string): number =>
    station === '' ? Number.MAX_SAFE_INTEGER : (places.get(station)?.at ?? stations.length);
  const held = shifts.filter((shift) => shift.employee_id !== null && !shift.removed);
  return [...Map.groupBy(held, (shift) => departments.get(shift.position_id ?? '') ?? null)]
    .sort(([one], [other]) => departmentRank(one) - departmentRank(other))
    .map(([department, own]) => ({
      department,
      total: sumTotals(own, people, currency).all,
      stations: [...Map.groupBy(own, (shift) => stationOf(shift.station))]
        .sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1))
        .map(([station, there]) => ({
          station,
          costCentre: places.get(station)?.costCentre ?? '',
          total: sumTotals(there, people, currency).all,
        })),
    }));
}
