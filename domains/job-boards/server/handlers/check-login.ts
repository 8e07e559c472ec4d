import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { grantFor } from '../boards.ts';
import { findConnections } from '../queries/connection.ts';

export const checkLogin = implement(contract.checkLogin, async ({ params, body }, context) => {
  const { grant, board } = await grantFor(context, params.job_board, body.employer, 'VIEW_JOBS');
  const [connection] = await findConnections(context.db, grant.brandId, [board.code]);
  return { is_logged_in: connection !== undefined && connection.lost_at === null };
});
