import { implement } from '@hearth/platform/module';
import { changeBrand as contract } from '../../../contract/endpoints.ts';
import { renameNode } from '../../change-tree.ts';
import { toChangeContext } from '../../hand.ts';
import { presentItem } from '../../present.ts';

export const changeBrand = implement(contract, async ({ body }, work) =>
  presentItem(await renameNode(work.db, toChangeContext(work, work.actor.userId), work.grant.brandId, body.name)),
);
