import type { Config } from '@hearth/platform/config';
import { SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { receiveAnswer as contract } from '../../contract/endpoints.ts';
import { readClaims } from '../../rules/claims.ts';
import { readBrowserSecret } from '../browser-binding.ts';
import { findByCode, findTried, linkIssuer } from '../identity-provider.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { callbackOf, readPerson } from '../oidc.ts';
import { claimAnswer, endAttempt, endTrial } from '../queries/attempt.ts';
import type { AttemptRow } from '../queries/attempt.ts';
import { refusalOfProvider } from '../refusal-of-provider.ts';
import { signInWithClaims } from '../sign-in-with-claims.ts';
import { describe } from '../trial.ts';
import type { Heard, Said } from '../trial.ts';

/** The way on to the page of the application. What it brings is good for the browser that started the try alone. */
function leadOn(origin: string, what: Readonly<Record<string, string>>): RawAnswer {
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
  if (attempt === undefined) return leadOn(config.publicUrl, { error: 'ATTEMPT_NOT_VALID' });
  const heard = await hear(context, attempt, query as Readonly<Record<string, unknown>>).catch((error: unknown) => {
    const code = refusalOfProvider(error);
    if (code === 'PROVIDER_UNREACHABLE')
      context.log.warn({ err: error, provider: attempt.provider_code }, 'a provider’s answer was refused');
    return { error: code };
  });
  if (attempt.trial_by !== null) {
    await run(SYSTEM, async (work) => endTrial(work.db, attempt.id, await describe(work, heard)));
    return leadOn(attempt.return_origin, { attempt: attempt.id, code: 'trial' });
  }
  const end = 'error' in heard ? heard : await signIn(context, attempt, heard);
  if ('error' in end) {
    await run(SYSTEM, ({ db }) =>
      endAttempt(db, attempt.id, { user_id: null, is_new_user: false, error: end.error, code_hash: null }),
    );
    return leadOn(attempt.return_origin, { attempt: attempt.id, error: end.error });
  }
  return leadOn(attempt.return_origin, {
    attempt: attempt.id,
    code: end.code,
    ...(end.isNewUser ? { is_new: '1' } : {}),
  });
});

/** Exchanges the answer that an OIDC provider sent the browser back with. */
function exchange(
  config: Config,
  provider: IdentityProvider,
  attempt: AttemptRow,
  query: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const answer = new URL(callbackOf(config));
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string') answer.searchParams.set(name, value);
  const { nonce, verifier } = attempt;
  return readPerson(config, provider, answer, { state: String(query['state']), nonce, verifier });
}

type Context = Parameters<Parameters<typeof implement<typeof contract>>[1]>[1];

/** What the provider of a try says of somebody, or why it is not believed. */
async function hear(
  { run, config }: Context,
  attempt: AttemptRow,
  query: Readonly<Record<string, unknown>>,
): Promise<Heard> {
  const { provider_code: code, word } = attempt;
  const provider = await run(SYSTEM, ({ db }) =>
    attempt.trial_by === null ? findByCode(db, config, code) : findTried(db, config, code),
  );
  if (provider === undefined) return { error: 'UNKNOWN_PROVIDER' };
  if (word !== null && 'error' in word) return word;
  const said = provider.kind === 'SAML' ? word?.claims : await exchange(config, provider, attempt, query);
  const claims = said === undefined ? null : readClaims(said, linkIssuer(provider), provider.brandClaim);
  return claims === null ? { error: 'PROVIDER_UNREACHABLE' } : { provider, claims };
}

function signIn(
  { run }: Context,
  attempt: AttemptRow,
  { provider, claims }: Said,
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
