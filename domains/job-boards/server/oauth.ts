import type { Config, ConfiguredJobBoard } from '@hearth/platform/config';
import { outsideOf } from '@hearth/platform/open-internet';
import * as openid from 'openid-client';
import { z } from 'zod';

const ANSWER_SECONDS = 10;
/** Taken for good this long before a board says that it ends: a call under way must not be cut off. */
const EARLY_MS = 60_000;

/** What a sign-in at a board is worth. It is kept sealed, and shown to nobody. */
export const tokens = z.object({ access: z.string(), refresh: z.string().nullable() });
export type Tokens = z.infer<typeof tokens>;
export interface Granted {
  readonly tokens: Tokens;
  readonly expiresAt: Date | null;
}

function clientOf(config: Config, board: ConfiguredJobBoard, clientId: string): openid.Configuration {
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
  client[openid.customFetch] = outsideOf(config);
  if (config.mode !== 'production') openid.allowInsecureRequests(client);
  return client;
}

/** What binds a board's answer to one attempt. */
export interface Binding {
  readonly state: string;
  readonly verifier: string;
}

export function newBinding(): Binding {
  return { state: openid.randomState(), verifier: openid.randomPKCECodeVerifier() };
}

/** Where the popup goes, to sign in at the board. */
export async function signInAddress(
  config: Config,
  board: ConfiguredJobBoard,
  who: { readonly clientId: string; readonly redirectUri: string },
  { state, verifier }: Binding,
): Promise<string> {
  const address = openid.buildAuthorizationUrl(clientOf(config, board, who.clientId), {
    redirect_uri: who.redirectUri,
    response_type: 'code',
    scope: 'jobs applicants campaigns',
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

function granted(answer: openid.TokenEndpointResponse, before: string | null, now: Date): Granted {
  const { access_token: access, refresh_token: refresh, expires_in: seconds } = answer;
  return {
    tokens: { access, refresh: refresh ?? before },
    expiresAt: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000 - EARLY_MS),
  };
}

/** Exchanges the code of one attempt. Throws whatever openid-client throws on a wrong answer. */
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
): Promise<Granted> {
  const answer = new URL(attempt.redirectUri);
  answer.searchParams.set('code', attempt.code);
  const found = await openid.authorizationCodeGrant(clientOf(config, board, attempt.clientId), answer, {
    pkceCodeVerifier: attempt.verifier,
    // The state was compared when the attempt was taken out.
    expectedState: openid.skipStateCheck,
  });
  return granted(found, null, now);
}

/** New tokens for one that has run out. */
export async function refreshTokens(
  config: Config,
  board: ConfiguredJobBoard,
  clientId: string,
  refresh: string,
  now: Date,
): Promise<Granted> {
  return granted(await openid.refreshTokenGrant(clientOf(config, board, clientId), refresh), refresh, now);
}

/** Tells the board that a token is of no use any more. */
export async function revokeToken(
  config: Config,
  board: ConfiguredJobBoard,
  clientId: string,
  token: string,
): Promise<void> {
  await openid.tokenRevocation(clientOf(config, board, clientId), token);
}

/** Whether a board refused what it was shown, rather than not having answered. */
export function isRefusal(error: unknown): boolean {
  return error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError;
}
