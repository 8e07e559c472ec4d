import { refuseForeignOrigin, signInExternally } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import { isSameSecret } from '@hearth/platform/secrets/signature';
import { tokenHash } from '@hearth/platform/secrets/token';
import { completeFederation as contract } from '../../contract/endpoints.ts';
import { ATTEMPT_NOT_VALID } from '../../contract/failures.ts';
import { readBrowserSecret } from '../browser-binding.ts';
import { findAttempt, redeemAttempt } from '../queries/attempt.ts';
import { findProviderByCode } from '../queries/provider.ts';
import { skipsSecondFactor } from '../sign-in-with-claims.ts';

/**
 * Signs in with a try that the provider has answered. The code proves that the page heard of the end; without one (the
 * popup was closed before its word arrived) the browser's own secret proves as much. An account with a second step is asked for it.
 */
export const completeFederation = implement(contract, async ({ body }, context) => {
  const { run, clock, config, request } = context;
  refuseForeignOrigin(request, config);
  const secret = readBrowserSecret(config, request.headers['cookie']);
  if (secret === undefined) throw failure(ATTEMPT_NOT_VALID);
  return run(SYSTEM, async (work) => {
    const now = clock.now();
    const attempt = await findAttempt(work.db, body.challenge_id, tokenHash(secret), now);
    if (attempt === undefined) throw failure(ATTEMPT_NOT_VALID);
    if (attempt.error !== null) return { state: 'FAILED' as const, error: attempt.error };
    if (attempt.user_id === null || attempt.code_hash === null) return { state: 'PENDING' as const };
    const isRight = body.code === undefined || isSameSecret(tokenHash(body.code), attempt.code_hash);
    if (!isRight || !(await redeemAttempt(work.db, attempt.id, now))) throw failure(ATTEMPT_NOT_VALID);
    const row = (await findProviderByCode(work.db, attempt.provider_code)) ?? null;
    const passes = await skipsSecondFactor(work, { row }, attempt.user_id);
    const end = await signInExternally(work, request, { userId: attempt.user_id, passes });
    if ('challenge' in end)
      return new WithHeaders({ state: 'CHALLENGE' as const, challenge: end.challenge }, end.headers);
    return new WithHeaders(
      { state: 'DONE' as const, token: end.answer, is_new_user: attempt.is_new_user },
      end.headers,
    );
  });
});
