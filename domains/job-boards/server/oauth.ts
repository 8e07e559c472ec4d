import type { Config, ConfiguredJobBoard } from '@hearth/platform/config/config';
import { outboundFetch } from '@hearth/platform/peers/open-internet';
import * as openid from 'openid-client';
import { z } from 'zod';

const ANSWER_SECONDS = 10;
/** Taken for good this long before a board says that it ends: a call under way must not be cut off. */
const EARLY_MS = 60_000;

/** The tokens of a board, stored sealed and never shown. It is kept sealed, and shown to nobody. */
export const tokens = z.object({ access: z.string(), refresh: z.string().nullable() });
export type Tokens = z.infer<typeof tokens>;
export interface GrantedTokens {
  readonly tokens: Tokens;
  readonly expiresAt: Date | null;
}

function oauthClient(config: Config, board: ConfiguredJobBoard, clientId: string): openid.Configuration {
  const client = new openid.Configuration(
    {
      issuer: board.address,
      authorization_endpoint: `${board.address}/oauth/authorize`,
      token_endpoint: `${board.address}/oauth/token`,
      revocation_endpoint: `${board.address}/oauth/revoke`,
    },
    clientId,
    undefined,
    board.clientSecret === null ? openid.None() : openid.ClientSecretBasic(board.clientSecret),
  );
  client.timeout = ANSWER_SECONDS;
  client[openid.customFetch] = outboundFetch(config);
  if (config.mode !== 'production') openid.allowInsecureRequests(client);
  return client;
}

/** Binds a board's answer to one sign-in attempt. */
export interface LoginBinding {
  readonly state: string;
  readonly verifier: string;
}

export function newBinding(): LoginBinding {
  return { state: openid.randomState(), verifier: openid.randomPKCECodeVerifier() };
}

/** Returns the address of the board's sign-in page. */
export async function signInAddress(
  config: Config,
  board: ConfiguredJobBoard,
  who: { readonly clientId: string; readonly redirectUri: string },
  { state, verifier }: LoginBinding,
): Promise<string> {
  const address = openid.buildAuthorizationUrl(oauthClient(config, board, who.clientId), {
    redirect_uri: who.redirectUri,
    response_type: 'code',
    scope: 'jobs applicants campaigns',
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

function toGranted(answer: openid.TokenEndpointResponse, before: string | null, now: Date): GrantedTokens {
  const { access_token: access, refresh_token: refresh, expires_in: seconds } = answer;
  return {
    tokens: { access, refresh: refresh ?? before },
    expiresAt: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000 - EARLY_MS),
  };
}

/**
 * Exchanges an authorisation code. Throws openid-client's errors. Throws whatever openid-client throws on a wrong
 * answer.
 */
export async function exchangeCode(
  config: Config,
  board: ConfiguredJobBoard,
  attempt: {
    readonly clientId: string;
    readonly redirectUri: string;
    readonly verifier: string;
    readonly code: string;
  },
  now: Date,
): Promise<GrantedTokens> {
  const answer = new URL(attempt.redirectUri);
  answer.searchParams.set('code', attempt.code);
  const found = await openid.authorizationCodeGrant(oauthClient(config, board, attempt.clientId), answer, {
    pkceCodeVerifier: attempt.verifier,
    // The state was compared when the attempt was taken out.
    expectedState: openid.skipStateCheck,
  });
  return toGranted(found, null, now);
}

/** Refreshes an expired token. */
export async function refreshTokens(
  config: Config,
  board: ConfiguredJobBoard,
  clientId: string,
  refresh: string,
  now: Date,
): Promise<GrantedTokens> {
  return toGranted(await openid.refreshTokenGrant(oauthClient(config, board, clientId), refresh), refresh, now);
}

/** Revokes a token at the board. */
export async function revokeToken(
  config: Config,
  board: ConfiguredJobBoard,
  clientId: string,
  token: string,
): Promise<void> {
  await openid.tokenRevocation(oauthClient(config, board, clientId), token);
}

/** Returns whether a board rejected the credentials, as opposed to being unreachable. */
export function isRefusal(error: unknown): boolean {
  return error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError;
}
