import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { tokenHash } from '@hearth/platform/secrets/token';
import { ATTEMPT_MS } from '../rules/limits.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { AttemptBinding } from './oidc.ts';
import { insertAttempt } from './queries/attempt.ts';

/** Who starts an attempt: a browser with its secret, or an administrator testing a provider. */
interface AttemptOrigin {
  readonly provider: IdentityProvider;
  readonly binding: AttemptBinding;
  readonly browserSecret: string;
  readonly returnOrigin: string;
  readonly trialBy: string | null;
}

/** Keeps a new try for as long as it may take; its id. */
export async function beginAttempt(tx: Tx<'system'>, now: Date, beginning: AttemptOrigin): Promise<string> {
  const { provider, binding, browserSecret, returnOrigin, trialBy } = beginning;
  const id = newId(now.getTime());
  await insertAttempt(tx, {
    id,
    provider_code: provider.code,
    state_hash: tokenHash(binding.state),
    browser_hash: tokenHash(browserSecret),
    verifier: binding.verifier,
    nonce: binding.nonce,
    return_origin: returnOrigin,
    created_at: now,
    expires_at: new Date(now.getTime() + ATTEMPT_MS),
    answered_at: null,
    user_id: null,
    error: null,
    code_hash: null,
    redeemed_at: null,
    word: null,
    trial_by: trialBy,
    trial: null,
  });
  return id;
}
