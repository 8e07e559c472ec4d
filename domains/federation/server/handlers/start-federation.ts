import { limitAttempts, refuseForeignOrigin } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import { newToken } from '@hearth/platform/secrets/token';
import { startFederation as contract } from '../../contract/endpoints.ts';
import { UNKNOWN_PROVIDER } from '../../contract/failures.ts';
import { ATTEMPTS_PER_NETWORK } from '../../rules/limits.ts';
import { beginAttempt } from '../begin-attempt.ts';
import { bindingCookieHeader, readBrowserSecret } from '../browser-binding.ts';
import { findByCodeOrEmail } from '../identity-provider.ts';
import { newBinding } from '../oidc.ts';
import { resolveReturnOrigin } from '../return-origin.ts';
import { buildSignInUrl } from '../sign-in-address.ts';

/** The provider is asked before the transaction that keeps the try: a slow one holds no connection. */
export const startFederation = implement(contract, async ({ body }, { run, clock, config, request }) => {
  refuseForeignOrigin(request, config);
  const now = clock.now();
  const provider = await run(SYSTEM, async ({ db }) => {
    await limitAttempts(db, 'federate', request.ip, ATTEMPTS_PER_NETWORK, now);
    return findByCodeOrEmail(db, config, body.provider);
  });
  if (provider === undefined) throw failure(UNKNOWN_PROVIDER);
  const binding = newBinding();
  const link = await buildSignInUrl(config, provider, binding);
  const secret = readBrowserSecret(config, request.headers['cookie']) ?? newToken();
  const id = await run(SYSTEM, ({ db }) =>
    beginAttempt(db, now, {
      provider,
      binding,
      browserSecret: secret,
      returnOrigin: resolveReturnOrigin(config, request, body.return_origin),
      trialBy: null,
    }),
  );
  return new WithHeaders({ link, challenge_id: id }, bindingCookieHeader(config, secret));
});
