import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { grantFor } from '../boards.ts';
import { openTokens } from '../connected.ts';
import { revokeToken } from '../oauth.ts';
import { deleteConnection, findConnections } from '../queries/connection.ts';

/** Deletes the tokens first, so that an unreachable board cannot keep the session alive here. */
export const logout = implement(contract.logout, async ({ params, body }, context) => {
  const { run, config, log } = context;
  const { grant, board } = await grantFor(context, params.job_board, body.employer, 'MANAGE_JOBS');
  const [row] = await run(SYSTEM, ({ db }) => findConnections(db, grant.brandId, [board.code]));
  if (row === undefined) return { is_logged_in: false };
  // The sign-in may be that of a brand above: whoever ends it needs the right there.
  await grantFor(context, params.job_board, row.brand_id, 'MANAGE_JOBS');
  const held = await run(SYSTEM, async (work) => {
    const kept = openTokens(work, row);
    await deleteConnection(work.db, row);
    return kept;
  });
  await revokeToken(config, board, row.client_id, held.refresh ?? held.access).catch(() => {
    log.warn({ board: board.code }, 'a job board was not told that a token is of no use any more');
  });
  return { is_logged_in: false };
});
