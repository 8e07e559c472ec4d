import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';
import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { PROVIDER_UNREACHABLE } from '../contract/failures.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** What a provider publishes of itself is read again after this long: keys and addresses change. */
const METADATA_MS = 3_600_000;
const ANSWER_SECONDS = 10;

const known = new LRUCache<string, openid.Configuration>({ max: 500, ttl: METADATA_MS });

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::ffff:0:0', 96],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Refuses an address that leads into the network that this server stands in: an issuer is typed by a customer. */
async function refuseInside(address: string): Promise<void> {
  const { protocol, hostname } = new URL(address);
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  const isInside = found.some(({ address: ip, family }) => inside.check(ip, family === 6 ? 'ipv6' : 'ipv4'));
  if (protocol !== 'https:' || isInside) throw new Error(`${hostname} is not an address on the open internet`);
}

/** What the provider publishes of itself. Rejects with PROVIDER_UNREACHABLE. */
export async function discover(config: Config, provider: IdentityProvider): Promise<openid.Configuration> {
  const key = [provider.code, provider.issuer, provider.clientId, provider.clientSecret].join('\n');
  const before = known.get(key);
  if (before !== undefined) return before;
  const isGuarded = config.mode === 'production' && provider.row !== null;
  try {
    if (isGuarded) await refuseInside(provider.issuer);
    const found = await openid.discovery(
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
        ...(isGuarded ? { [openid.customFetch]: guardedFetch } : {}),
      },
    );
    known.set(key, found);
    return found;
  } catch {
    throw failure(PROVIDER_UNREACHABLE);
  }
}

async function guardedFetch(url: string, options: openid.CustomFetchOptions): Promise<Response> {
  await refuseInside(url);
  return fetch(url, options as RequestInit);
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
