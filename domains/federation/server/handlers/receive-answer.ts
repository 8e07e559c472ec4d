import type { Config } from '@hearth/platform/config/config';
import { SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { receiveAnswer as contract } from '../../contract/endpoints.ts';
import { readClaims } from '../../rules/claims.ts';
import { readBrowserSecret } from '../browser-binding.ts';
import { findByCode, findTried, linkIssuer } from '../identity-provider.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { callbackUrl, readPerson } from '../oidc.ts';
import { claimAnswer, endAttempt, endTrial } from '../queries/attempt.ts';
import type { AttemptRow } from '../queries/attempt.ts';
import { toProviderRefusal } from '../refusal-of-provider.ts';
import { signInWithClaims } from '../sign-in-with-claims.ts';
import { describeTrial } from '../trial.ts';
import type { ProviderResult, ProviderClaims } from '../trial.ts';

/**
 * Redirects to the application's page. Its parameters are valid only in the same browser. What it brings is good for
 * the browser that started the try alone.
 */
function redirectToPage(origin: string, what: Readonly<Record<string, string>>): RawAnswer {
  return raw('text/plain; charset=utf-8', '', {
    status: 303,
    headers: {
      location: `${origin}/oauth2?${new URLSearchParams(what).toString()}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    },
  });
}

/**
 * Takes the provider's answer: once, from the browser that started the try, bound to its state, nonce and PKCE verifier. What
 * a SAML provider said was checked when its page posted it; here the browser fetches it with its cookie.
 */
export const receiveAnswer = implement(contract, async ({ query }, context) => {
  const { run, clock, config, request } = context;
  const secret = readBrowserSecret(config, request.headers['cookie']);
  // A trial is bound to no browser: its own state is its secret.
  const secrets = [query.state, ...(secret === undefined ? [] : [secret])].map(tokenHash);
  const attempt = await run(SYSTEM, ({ db }) => claimAnswer(db, tokenHash(query.state), secrets, clock.now()));
  if (attempt === undefined) return redirectToPage(config.publicUrl, { error: 'ATTEMPT_NOT_VALID' });
  const heard = await readProviderAnswer(context, attempt, query as Readonly<Record<string, unknown>>).catch(
    (error: unknown) => {
      const code = toProviderRefusal(error);
      if (code === 'PROVIDER_UNREACHABLE')
        context.log.warn({ err: error, provider: attempt.provider_code }, 'a provider’s answer was refused');
      return { error: code };
    },
  );
  if (attempt.trial_by !== null) {
    await run(SYSTEM, async (work) => endTrial(work.db, attempt.id, await describeTrial(work, heard)));
    return redirectToPage(attempt.return_origin, { attempt: attempt.id, code: 'trial' });
  }
  const end = 'error' in heard ? heard : await signIn(context, attempt, heard);
  if ('error' in end) {
    await run(SYSTEM, ({ db }) =>
      endAttempt(db, attempt.id, { user_id: null, is_new_user: false, error: end.error, code_hash: null }),
    );
    return redirectToPage(attempt.return_origin, { attempt: attempt.id, error: end.error });
  }
  return redirectToPage(attempt.return_origin, {
    attempt: attempt.id,
    code: end.code,
    ...(end.isNewUser ? { is_new: '1' } : {}),
  });
});

/** Exchanges the code of an OIDC provider's redirect. */
function exchangeCode(
  config: Config,
  provider: IdentityProvider,
  attempt: AttemptRow,
  query: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const answer = new URL(callbackUrl(config));
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string') answer.searchParams.set(name, value);
  const { nonce, verifier } = attempt;
  return readPerson(config, provider, answer, { state: String(query['state']), nonce, verifier });
}

type Context = Parameters<Parameters<typeof implement<typeof contract>>[1]>[1];

/** Reads a provider's claims from its answer, or why they are refused. */
async function readProviderAnswer(
  { run, config }: Context,
  attempt: AttemptRow,
  query: Readonly<Record<string, unknown>>,
): Promise<ProviderResult> {
  const { provider_code: code, word } = attempt;
  const provider = await run(SYSTEM, ({ db }) =>
    attempt.trial_by === null ? findByCode(db, config, code) : findTried(db, config, code),
  );
  if (provider === undefined) return { error: 'UNKNOWN_PROVIDER' };
  if (word !== null && 'error' in word) return word;
  const said = provider.kind === 'SAML' ? word?.claims : await exchangeCode(config, provider, attempt, query);
  const claims = said === undefined ? null : readClaims(said, linkIssuer(provider), provider.brandClaim);
  return claims === null ? { error: 'PROVIDER_UNREACHABLE' } : { provider, claims };
}

function signIn(
  { run }: Context,
  attempt: AttemptRow,
  { provider, claims }: ProviderClaims,
): Promise<{ code: string; isNewUser: boolean } | { error: string }> {
  const code = newToken();
  return run(SYSTEM, async (work) => {
    const outcome = await signInWithClaims(work, provider, claims);
    if ('error' in outcome) return outcome;
    await endAttempt(work.db, attempt.id, {
      user_id: outcome.userId,
      is_new_user: outcome.isNewUser,
      error: null,
      code_hash: tokenHash(code),
    });
    return { code, isNewUser: outcome.isNewUser };
  });
}
