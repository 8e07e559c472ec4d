import { findPositions } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { previewTipPool as contract } from '../../contract/tip-endpoints.ts';
import { dividePool } from '../divide-pool.ts';
import { requireSheetPlace } from '../place.ts';

export const previewTipPool = implement(contract, ({ body }, { db, grant, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const now = clock.now();
    const place = await requireSheetPlace(system, grant.brandId, now);
    const { shares, left, currency, people, fingerprint } = await dividePool(system, place, body, now);
    const positions = new Map((await findPositions(system, place.group_id)).map(({ id, name }) => [id, name]));
    return {
      left,
      currency,
      fingerprint,
      shares: shares.map(({ employeeId, positionId, minutes, weight, amount }) => {
        const person = people.get(employeeId);
        return {
          employee_id: employeeId,
          name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim(),
          position_name: positionId === null ? null : (positions.get(positionId) ?? null),
          minutes,
          weight,
          amount,
        };
      }),
    };
  }),
);
