import type { Config } from '@hearth/platform/config';
import { SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';
import { receiveAnswer as contract } from '../../contract/endpoints.ts';
import { readClaims } from '../../rules/claims.ts';
import { hashOf, newBrowserSecret, readBrowserSecret } from '../browser-binding.ts';
import { findByCode, linkIssuer } from '../identity-provider.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { callbackOf, readPerson } from '../oidc.ts';
import { claimAnswer, endAttempt } from '../queries/attempt.ts';
import type { AttemptRow } from '../queries/attempt.ts';
import { refusalOfProvider } from '../refusal-of-provider.ts';
import { signInWithClaims } from '../sign-in-with-claims.ts';

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
  const attempt =
    secret === undefined
      ? undefined
      : await run(SYSTEM, ({ db }) => claimAnswer(db, hashOf(query.state), hashOf(secret), clock.now()));
  if (attempt === undefined) return leadOn(config.publicUrl, { error: 'ATTEMPT_NOT_VALID' });
  const end = await findOut(context, attempt, query as Readonly<Record<string, unknown>>).catch((error: unknown) => {
    const code = refusalOfProvider(error);
    if (code === 'PROVIDER_UNREACHABLE')
      context.log.warn({ err: error, provider: attempt.provider_code }, 'a provider’s answer was refused');
    return { error: code };
  });
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

async function findOut(
  { run, config }: Context,
  attempt: AttemptRow,
  query: Readonly<Record<string, unknown>>,
): Promise<{ code: string; isNewUser: boolean } | { error: string }> {
  const provider = await run(SYSTEM, ({ db }) => findByCode(db, config, attempt.provider_code));
  if (provider === undefined) return { error: 'UNKNOWN_PROVIDER' };
  if (attempt.word !== null && 'error' in attempt.word) return attempt.word;
  const said = provider.kind === 'SAML' ? attempt.word?.claims : await exchange(config, provider, attempt, query);
  const claims = said === undefined ? null : readClaims(said, linkIssuer(provider), provider.brandClaim);
  if (claims === null) return { error: 'PROVIDER_UNREACHABLE' };
  const code = newBrowserSecret();
  return run(SYSTEM, async (work) => {
    const outcome = await signInWithClaims(work, provider, claims);
    if ('error' in outcome) return outcome;
    await endAttempt(work.db, attempt.id, {
      user_id: outcome.userId,
      is_new_user: outcome.isNewUser,
      error: null,
      code_hash: hashOf(code),
    });
    return { code, isNewUser: outcome.isNewUser };
  });
}
