import { implement } from '@hearth/platform/module';
import { changeBrand as contract } from '../../contract/endpoints.ts';
import { rename } from '../change-tree.ts';
import { presentItem } from '../present.ts';

export const changeBrand = implement(contract, async ({ body }, { db, grant, actor, clock }) =>
  presentItem(await rename(db, { actorId: actor.userId, now: clock.now() }, grant.brandId, body.name)),
);
