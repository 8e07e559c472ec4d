import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import * as contract from '../../contract/endpoints.ts';
import { BOARD_SIGN_IN_REFUSED, BOARD_UNREACHABLE } from '../../contract/failures.ts';
import { getGrantedBoard } from '../boards.ts';
import { toColumns } from '../connected.ts';
import { exchangeCode, isRefusal } from '../oauth.ts';
import { consumeAttempt, VERIFIER } from '../queries/attempt.ts';
import { putConnection } from '../queries/connection.ts';

/**
 * The attempt is taken out before the board is asked, and does not come back: a code that was tried is spent, whatever became of
 * it. That the code belongs to the attempt is proven to the board, by the verifier that only this server knows.
 */
export const login = implement(contract.login, async ({ params, body }, context) => {
  const { run, clock, config, actor, grant, log } = context;
  const board = getGrantedBoard(config, grant, params.job_board);
  const now = clock.now();
  const attempt = await run(SYSTEM, async ({ db }) => {
    const meant = { userId: actor.userId, board: board.code, brandId: grant.brandId };
    const row = await consumeAttempt(
      db,
      { ...meant, stateHash: body.state === undefined ? null : tokenHash(body.state) },
      now,
    );
    return row === undefined ? undefined : { ...row, verifier: VERIFIER.open(db, '', row.sealed_verifier) };
  });
  if (attempt === undefined || attempt.redirect_uri !== body.redirect_uri) throw failure(BOARD_SIGN_IN_REFUSED);
  const asked = {
    clientId: attempt.client_id,
    redirectUri: attempt.redirect_uri,
    verifier: attempt.verifier,
    code: body.authorization_code,
  };
  const granted = await exchangeCode(config, board, asked, now).catch((error: unknown) => {
    log.warn({ board: board.code, refused: isRefusal(error) }, 'a sign-in at a job board came to nothing');
    throw failure(isRefusal(error) ? BOARD_SIGN_IN_REFUSED : BOARD_UNREACHABLE);
  });
  await run(SYSTEM, async (work) =>
    putConnection(work.db, {
      brand_id: grant.brandId,
      board: board.code,
      group_id: grant.groupId,
      client_id: attempt.client_id,
      ...toColumns(work, granted),
      connected_by: actor.userId,
      connected_at: now,
    }),
  );
  return { is_logged_in: true };
});
