import { invalid } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { environmentAt } from '@hearth/platform/config/environments';
import { implement } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import * as contract from '../../contract/endpoints.ts';
import { getGrantedBoard } from '../boards.ts';
import { newBinding, signInAddress } from '../oauth.ts';
import { insertAttempt, VERIFIER } from '../queries/attempt.ts';

const ATTEMPT_MS = 10 * 60_000;

export const beginLogin = implement(contract.beginLogin, async ({ params, body }, context) => {
  const { db, clock, config, actor, grant, request } = context;
  const board = getGrantedBoard(config, grant, params.job_board);
  const redirectUri = body.redirect_uri;
  if (!config.appOrigins.some((origin) => redirectUri === `${origin}/oauth2`))
    throw invalid([{ field: 'redirect_uri', rule: 'own_address', message: 'must be the page of this application' }]);
  const clientId =
    board.clientId ?? config.environments[environmentAt(config, request.host)]?.job_board_client_id ?? board.code;
  const binding = newBinding();
  const now = clock.now();
  const link = await signInAddress(config, board, { clientId, redirectUri }, binding);
  await inScope(db, SYSTEM, async (system) =>
    insertAttempt(system, {
      id: newId(now.getTime()),
      board: board.code,
      group_id: grant.groupId,
      brand_id: grant.brandId,
      user_id: actor.userId,
      state_hash: tokenHash(binding.state),
      sealed_verifier: Buffer.from(VERIFIER.seal(system, '', binding.verifier)),
      client_id: clientId,
      redirect_uri: redirectUri,
      created_at: now,
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    }),
  );
  return { link, state: binding.state };
});
