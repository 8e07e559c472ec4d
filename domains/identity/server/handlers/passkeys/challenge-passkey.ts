import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { challengePasskey } from '../../../contract/passkey-endpoints.ts';
import { CHALLENGE_MS, PASSKEY_CHALLENGES_PER_NETWORK } from '../../../rules/limits.ts';
import { refuseForeignOrigin } from '../../access.ts';
import { buildCookie, readCookie } from '../../cookie.ts';
import { limitByNetwork } from '../../actions/limit-attempts.ts';
import { insertPasskeyChallenge } from '../../queries/passkey.ts';
import { resolveRelyingParty } from '../../relying-party.ts';

/** Issues a passkey challenge, bound to this browser by its cookie. */
export const challengePasskeyHandler = implement(challengePasskey, async (_input, { run, clock, config, request }) => {
  refuseForeignOrigin(request, config);
  const challenge = newToken();
  // Several tabs may each wait for an answer: they share the browser's secret.
  const browser = readCookie(config, 'passkey', request.headers['cookie']) ?? newToken();
  await run(SYSTEM, async ({ db }) => {
    await limitByNetwork(db, 'passkey-challenge', request.ip, PASSKEY_CHALLENGES_PER_NETWORK, clock.now());
    await insertPasskeyChallenge(db, {
      challenge_hash: tokenHash(challenge),
      user_id: null,
      browser_hash: tokenHash(browser),
      expires_at: new Date(clock.now().getTime() + CHALLENGE_MS),
    });
  });
  return new WithHeaders(
    { challenge, rp_id: resolveRelyingParty(config).id },
    { 'set-cookie': buildCookie(config, 'passkey', browser, CHALLENGE_MS) },
  );
});
