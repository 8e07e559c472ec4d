import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { actForSelf } from '../act-for-self.ts';

/** The shift stays with whoever holds it. */
export const withdrawDeal = implement(contract.withdrawDeal, ({ params, body }, work) =>
  actForSelf(work, params.deal_id, { move: 'WITHDRAW', version: body.version }),
);
