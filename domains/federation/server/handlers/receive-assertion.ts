import { limitAttempts } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { receiveAssertion as contract } from '../../contract/endpoints.ts';
import { ATTEMPTS_PER_NETWORK } from '../../rules/limits.ts';
import { findByCode, findTried } from '../identity-provider.ts';
import { callbackUrl } from '../oidc.ts';
import { consumeAssertion } from '../queries/assertion.ts';
import { findOpenAttempt, keepWord } from '../queries/attempt.ts';
import type { AttemptRow } from '../queries/attempt.ts';
import type { AttemptWord } from '../queries/tables.ts';
import { toProviderRefusal } from '../refusal-of-provider.ts';
import { readAssertion } from '../saml.ts';

/**
 * Keeps what a SAML provider's page posts, once it is checked, and sends the browser on. A post from another site brings no
 * cookie of ours, so nothing here says who is in front of the screen: nobody is signed in until the same browser asks for it.
 */
export const receiveAssertion = implement(contract, async ({ body }, context) => {
  const { run, clock, config, request } = context;
  const attempt = await run(SYSTEM, async ({ db }) => {
    await limitAttempts(db, 'saml', request.ip, ATTEMPTS_PER_NETWORK, clock.now());
    return findOpenAttempt(db, tokenHash(body.RelayState), clock.now());
  });
  if (attempt !== undefined) {
    const word = await readSamlAnswer(context, attempt, body.SAMLResponse);
    await run(SYSTEM, ({ db }) => keepWord(db, attempt.id, word));
  }
  const next = new URL(callbackUrl(config));
  next.searchParams.set('state', body.RelayState);
  return raw('text/plain; charset=utf-8', '', {
    status: 303,
    headers: {
      location: next.href,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    },
  });
});

type Context = Parameters<Parameters<typeof implement<typeof contract>>[1]>[1];

async function readSamlAnswer(
  { run, clock, config, log }: Context,
  attempt: AttemptRow,
  encoded: string,
): Promise<AttemptWord> {
  try {
    const provider = await run(SYSTEM, ({ db }) =>
      attempt.trial_by === null
        ? findByCode(db, config, attempt.provider_code)
        : findTried(db, config, attempt.provider_code),
    );
    if (provider?.kind !== 'SAML' || provider.row === null) return { error: 'UNKNOWN_PROVIDER' };
    const { id } = provider.row;
    const { assertionId, expiresAt, claims } = await readAssertion(config, provider, encoded, attempt, clock.now());
    const row = { provider_id: id, assertion_id: assertionId, expires_at: expiresAt };
    if (!(await run(SYSTEM, ({ db }) => consumeAssertion(db, row)))) throw new Error('the assertion was taken before');
    return { claims };
  } catch (error) {
    log.warn({ err: error, provider: attempt.provider_code }, 'a provider’s answer was refused');
    return { error: toProviderRefusal(error) };
  }
}
