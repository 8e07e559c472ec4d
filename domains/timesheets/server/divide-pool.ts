import { addDays, dayNumber } from '@hearth/domains/scheduling/rules';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { POOL_EARLY, POOL_LATE, POOL_OVERLAPS, POOL_REVERSED } from '../contract/failures.ts';
import type { PoolContent } from '../contract/schemas.ts';
import { MOST_POOL_DAYS } from '../rules/limits.ts';
import { divideTips } from '../rules/tip-pool.ts';
import type { TipShare } from '../rules/tip-pool.ts';
import { findEmployeesAtLocation } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { hash, loadHours } from './load-sheets.ts';
import type { SheetPlace } from './place.ts';
import { hasLocked } from './queries/sheet.ts';
import { hasPoolOf } from './queries/tip.ts';

/** A pool as it would be divided now. */
export interface DividedPool {
  readonly shares: readonly TipShare[];
  readonly left: number;
  readonly currency: string;
  readonly people: ReadonlyMap<string, StaffRow>;
  readonly fingerprint: string;
}

/**
 * Divides a pool of a location by what was worked there on its days, also by people whom another location pays. Refuses days that make
 * no sense or are to come, that another pool has, or whose sheets are locked.
 */
export async function dividePool(
  tx: Tx<'system'>,
  place: SheetPlace,
  pool: PoolContent,
  now: Date,
): Promise<DividedPool> {
  const days = { from: pool.from, until: pool.until };
  if (pool.until < pool.from || dayNumber(pool.until) - dayNumber(pool.from) >= MOST_POOL_DAYS)
    throw failure(POOL_REVERSED);
  if (pool.until > place.today) throw failure(POOL_EARLY);
  if (await hasPoolOf(tx, place.id, days)) throw failure(POOL_OVERLAPS);
  const staff = await findEmployeesAtLocation(tx, place.id, { from: pool.from, to: addDays(pool.until, 1) });
  const hours = await loadHours(tx, place, staff, days, now);
  const workers = hours.flatMap(({ person, lines }) =>
    lines
      .filter(({ kind, location_id: at }) => kind === 'WORK' && at === place.id)
      .map(({ position_id: positionId, minutes }) => ({ employeeId: person.id, positionId, minutes })),
  );
  const ids = [...new Set(workers.map(({ employeeId }) => employeeId))];
  if (await hasLocked(tx, ids, { from: pool.until, until: pool.until })) throw failure(POOL_LATE);
  const { shares, left } = divideTips(
    {
      collected: pool.collected,
      keptBack: pool.kept_back,
      method: pool.method,
      weights: new Map(pool.weights.map(({ position_id: id, weight }) => [id, weight])),
    },
    workers,
  );
  const people = new Map(staff.map((person) => [person.id, person]));
  return { shares, left, currency: place.currency, people, fingerprint: hash([pool, shares, left]) };
}
