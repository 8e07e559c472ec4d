import { findNames } from '@hearth/domains/identity/service';
import { findEmployees, findPositions } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { TipPool } from '../contract/schemas.ts';
import type { SheetPlace } from './place.ts';
import { findShares } from './queries/tip.ts';
import type { TipPoolRow } from './queries/tip.ts';

/** Pools with what each person got, in a constant number of statements. */
export async function presentPools(
  tx: Tx<'system'>,
  place: SheetPlace,
  pools: readonly TipPoolRow[],
): Promise<TipPool[]> {
  const shares = await findShares(
    tx,
    pools.map(({ id }) => id),
  );
  const staff = await findEmployees(tx, [...new Set(shares.map(({ employee_id: id }) => id))]);
  const people = new Map(staff.map((person) => [person.id, `${person.first_name} ${person.last_name}`.trim()]));
  const positions = new Map((await findPositions(tx, place.group_id)).map(({ id, name }) => [id, name]));
  const closers = await findNames(
    tx,
    pools.map(({ closed_by: by }) => by),
  );
  return pools.map((pool) => ({
    id: pool.id,
    from: pool.from_day,
    until: pool.until_day,
    collected: pool.collected,
    kept_back: pool.kept_back,
    method: pool.method,
    currency: pool.currency,
    closed_at: pool.closed_at.toISOString(),
    closed_by: closers.get(pool.closed_by) ?? '',
    left: pool.left_over,
    shares: shares
      .filter(({ pool_id: id }) => id === pool.id)
      .map(({ employee_id: id, position_id: position, minutes, weight, amount }) => ({
        employee_id: id,
        name: people.get(id) ?? '',
        position_name: position === null ? null : (positions.get(position) ?? null),
        minutes,
        weight,
        amount,
      })),
  }));
}
