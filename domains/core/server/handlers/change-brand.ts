import { implement } from '@hearth/platform/module';
import { changeBrand as contract } from '../../contract/tree-endpoints.ts';
import { rename } from '../change-tree.ts';
import { handOf } from '../hand.ts';
import { presentItem } from '../present.ts';

export const changeBrand = implement(contract, async ({ body }, work) =>
  presentItem(await rename(work.db, handOf(work, work.actor.userId), work.grant.brandId, body.name)),
);
