import { CONFLICT, failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { POOL_CLOSED } from '../../contract/events.ts';
import { POOL_OWN, TIMESHEET_CHANGED } from '../../contract/failures.ts';
import { closeTipPool as contract } from '../../contract/tip-endpoints.ts';
import { dividePool } from '../divide-pool.ts';
import { requireSheetPlace } from '../place.ts';
import { presentPools } from '../present-pool.ts';
import { findPoolByKey, insertPool, lockPools } from '../queries/tip.ts';

/** Divided exactly as it was shown. Nobody closes a pool that they get a share of. */
export const closeTipPool = implement(contract, ({ body }, { db, grant, actor, clock, emit }) =>
  inScope(db, SYSTEM, async (system) => {
    const at = clock.now();
    const place = await requireSheetPlace(system, grant.brandId, at);
    const present = async () => {
      const row = await findPoolByKey(system, place.group_id, body.idempotency_key);
      if (row === undefined) return undefined;
      if (row.location_id !== place.id || row.closed_by !== actor.userId) throw failure(CONFLICT);
      return (await presentPools(system, place, [row]))[0];
    };
    await lockPools(system, place.id);
    const made = await present();
    if (made !== undefined) return made;
    const { shares, left, currency, people, fingerprint } = await dividePool(system, place, body.pool, at);
    if (fingerprint !== body.fingerprint) throw failure(TIMESHEET_CHANGED);
    const gets = (id: string): boolean => people.get(id)?.user_id === actor.userId;
    if (shares.some(({ employeeId, amount }) => amount > 0 && gets(employeeId))) throw failure(POOL_OWN);
    const id = newId(at.getTime());
    const pool = {
      id,
      group_id: place.group_id,
      location_id: place.id,
      from_day: body.pool.from,
      until_day: body.pool.until,
      collected: body.pool.collected,
      kept_back: body.pool.kept_back,
      left_over: left,
      currency,
      method: body.pool.method,
      weights: JSON.stringify(body.pool.weights),
      closed_by: actor.userId,
      closed_at: at,
      idempotency_key: body.idempotency_key,
    };
    await insertPool(
      system,
      pool,
      shares.map(({ employeeId, positionId, minutes, weight, amount }, number) => ({
        pool_id: id,
        employee_id: employeeId,
        number,
        group_id: place.group_id,
        position_id: positionId,
        minutes,
        weight,
        amount,
      })),
    );
    await emit(
      POOL_CLOSED.of({
        group_id: place.group_id,
        topics: [`brand:${place.id}`],
        data: { pool_id: id, location_id: place.id },
      }),
    );
    const closed = await present();
    if (closed === undefined) throw new Error('The pool was just closed.');
    return closed;
  }),
);
