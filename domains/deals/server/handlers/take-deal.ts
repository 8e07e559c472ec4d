import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { actForSelf } from '../act-for-self.ts';

/** Of many who take a released shift at once, one gets it; the others are told that it has been answered. */
export const takeDeal = implement(contract.takeDeal, ({ params, body }, work) =>
  actForSelf(work, params.deal_id, { move: 'TAKE', version: body.version }),
);
