import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config/config';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { PROVIDER_UNREACHABLE } from '../contract/failures.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { outboundFetch } from '@hearth/platform/peers/open-internet';

/** What a provider publishes of itself is read again after this long: keys and addresses change. */
const METADATA_MS = 3_600_000;
const ANSWER_SECONDS = 10;

const known = new LRUCache<string, openid.Configuration>({ max: 500, ttl: METADATA_MS });

/** The provider's data needed to contact it. */
export type OidcClient = Pick<IdentityProvider, 'code' | 'issuer' | 'clientId' | 'clientSecret' | 'isTyped'>;

/** The cache key of a provider's metadata; providers that differ in any field never share one. */
export function metadataKey({ code, issuer, clientId, clientSecret }: OidcClient): string {
  return JSON.stringify([code, issuer, clientId, clientSecret]);
}

/** Loads a provider's metadata, cached for an hour. Rejects with PROVIDER_UNREACHABLE. */
async function discover(config: Config, provider: OidcClient): Promise<openid.Configuration> {
  const key = metadataKey(provider);
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = await askNow(config, provider);
  known.set(key, found);
  return found;
}

/** Fetches an entered issuer's metadata without a cache. Rejects with PROVIDER_UNREACHABLE. */
export function fetchIssuer(config: Config, issuer: string): Promise<openid.Configuration> {
  return askNow(config, { code: '', issuer, clientId: 'unknown', clientSecret: null, isTyped: true });
}

async function askNow(config: Config, provider: OidcClient): Promise<openid.Configuration> {
  try {
    return await openid.discovery(
      new URL(provider.issuer),
      provider.clientId,
      undefined,
      provider.clientSecret === null ? openid.None() : openid.ClientSecretBasic(provider.clientSecret),
      {
        timeout: ANSWER_SECONDS,
        // The id token's own signature counts, not only the line that it came over. A trial may try a provider on its own machine.
        execute: [
          openid.enableNonRepudiationChecks,
          ...(config.mode === 'production' ? [] : [openid.allowInsecureRequests]),
        ],
        ...(provider.isTyped ? { [openid.customFetch]: outboundFetch(config) } : {}),
      },
    );
  } catch {
    throw failure(PROVIDER_UNREACHABLE);
  }
}

/** The URL that a provider redirects back to. */
export function callbackUrl(config: Config): string {
  return `${config.authUrl}/auth/federation/callback`;
}

/** The values that bind a provider's answer to one attempt. */
export interface AttemptBinding {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Generates the values of a new attempt, 256 random bits each. */
export function newBinding(): AttemptBinding {
  return { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
}

/** Builds the URL of an OIDC provider's sign-in page. */
export async function buildOidcSignInUrl(
  config: Config,
  provider: IdentityProvider,
  binding: AttemptBinding,
): Promise<string> {
  const metadata = await discover(config, provider);
  const address = openid.buildAuthorizationUrl(metadata, {
    redirect_uri: callbackUrl(config),
    scope: 'openid email profile',
    state: binding.state,
    nonce: binding.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(binding.verifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/**
 * Exchanges the provider's answer for what it says of the person: id token checked for signature, issuer, audience, nonce
 * and time; what the token lacks is read from its userinfo. Throws whatever openid-client throws on a wrong answer.
 */
export async function readPerson(
  config: Config,
  provider: IdentityProvider,
  answer: URL,
  binding: AttemptBinding,
): Promise<Record<string, unknown>> {
  const metadata = await discover(config, provider);
  const tokens = await openid.authorizationCodeGrant(metadata, answer, {
    expectedState: binding.state,
    expectedNonce: binding.nonce,
    pkceCodeVerifier: binding.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider sent no id token');
  if (typeof claims['email'] === 'string' || metadata.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...(await openid.fetchUserInfo(metadata, tokens.access_token, claims.sub)), ...claims };
}
