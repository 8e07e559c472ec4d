import { findPositions } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listTipPools as contract } from '../../contract/tip-endpoints.ts';
import { requireSheetPlace } from '../place.ts';
import { presentPools } from '../present-pool.ts';
import { findPools } from '../queries/tip.ts';

export const listTipPools = implement(contract, ({ query }, { db, grant, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const place = await requireSheetPlace(system, grant.brandId, clock.now());
    const pools = await findPools(system, place.id, query.until ?? place.today);
    return {
      pools: await presentPools(system, place, pools),
      currency: place.currency,
      positions: (await findPositions(system, place.group_id)).map(({ id, name }) => ({ id, name })),
    };
  }),
);
