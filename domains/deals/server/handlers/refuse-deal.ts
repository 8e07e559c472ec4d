import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { actForSelf } from '../act-for-self.ts';

/** No is no: nobody has to say why. */
export const refuseDeal = implement(contract.refuseDeal, async ({ params, body }, work) => {
  const { id } = await actForSelf(work, params.deal_id, { move: 'REFUSE', ...body });
  return { id };
});
