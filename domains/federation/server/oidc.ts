import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { PROVIDER_UNREACHABLE } from '../contract/failures.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { outsideOf } from '@hearth/platform/open-internet';

/** What a provider publishes of itself is read again after this long: keys and addresses change. */
const METADATA_MS = 3_600_000;
const ANSWER_SECONDS = 10;

const known = new LRUCache<string, openid.Configuration>({ max: 500, ttl: METADATA_MS });

/** What has to be known of a provider to ask it. */
export type Asked = Pick<IdentityProvider, 'code' | 'issuer' | 'clientId' | 'clientSecret' | 'isTyped'>;

/** Under what is kept what a provider publishes: two that differ in anything never share it, whatever stands in their fields. */
export function metadataKey({ code, issuer, clientId, clientSecret }: Asked): string {
  return JSON.stringify([code, issuer, clientId, clientSecret]);
}

/** What the provider publishes of itself, asked at most once an hour. Rejects with PROVIDER_UNREACHABLE. */
async function discover(config: Config, provider: Asked): Promise<openid.Configuration> {
  const key = metadataKey(provider);
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = await askNow(config, provider);
  known.set(key, found);
  return found;
}

/** What an issuer that somebody typed publishes just now. Rejects with PROVIDER_UNREACHABLE. */
export function askIssuer(config: Config, issuer: string): Promise<openid.Configuration> {
  return askNow(config, { code: '', issuer, clientId: 'unknown', clientSecret: null, isTyped: true });
}

async function askNow(config: Config, provider: Asked): Promise<openid.Configuration> {
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
        ...(provider.isTyped ? { [openid.customFetch]: outsideOf(config) } : {}),
      },
    );
  } catch {
    throw failure(PROVIDER_UNREACHABLE);
  }
}

/** Where the provider sends people back to. */
export function callbackOf(config: Config): string {
  return `${config.authUrl}/auth/federation/callback`;
}

/** What binds the provider's answer to one try. */
export interface Binding {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A new binding: 256 random bits each. */
export function newBinding(): Binding {
  return { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
}

/** Where people are sent to, to sign in with the provider. */
export async function signInAddress(config: Config, provider: IdentityProvider, binding: Binding): Promise<string> {
  const metadata = await discover(config, provider);
  const address = openid.buildAuthorizationUrl(metadata, {
    redirect_uri: callbackOf(config),
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
  binding: Binding,
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
