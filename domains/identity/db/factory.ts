import type { Work } from '@hearth/platform/module';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { generate } from 'otplib';
import { createSessionFor, createUser } from '../server/service.ts';
import type { Newcomer } from '../server/service.ts';

/** The password of everybody that the factory makes. */
export const FACTORY_PASSWORD = 'Correct-horse-7';
/** Its hash, made once: tests should not wait for it. */
export const FACTORY_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$tONNp3JrbvuJ3tlgeGzh5g$ZcxjBTGoMxs/H6dvq7BN4zlrj+SWigoLzgT+TRU7DT4';

export interface MadeUser {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  /** A bearer token of a session of theirs. */
  readonly token: string;
  /** What the session's cookie holds. */
  readonly refreshToken: string;
}

let made = 0;

/** Adds a person who can sign in with FACTORY_PASSWORD, and opens a session for them. */
export async function makeUser(
  work: Pick<Work, 'db' | 'clock' | 'config'>,
  details: Partial<Newcomer> = {},
): Promise<MadeUser> {
  made += 1;
  const email = details.email ?? `person-${made}@example.com`;
  const userId = await createUser(work.db, {
    firstName: 'Ada',
    lastName: `Person ${made}`,
    passwordHash: FACTORY_PASSWORD_HASH,
    ...details,
    email,
  });
  const session = await createSessionFor(work, userId);
  return {
    userId,
    email,
    sessionId: session.session_id,
    token: session.access_token,
    refreshToken: session.refresh_token,
  };
}

/** A bearer token of one more session of somebody, as if they had signed in. */
export async function signInAgain(work: Pick<Work, 'db' | 'clock' | 'config'>, userId: string): Promise<string> {
  return (await createSessionFor(work, userId)).access_token;
}

/** The headers that the authentication frame's own calls bear, for the address that tests run under. */
export function frameHeaders(refreshToken?: string): Record<string, string> {
  return {
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
    'x-hearth-frame': '1',
    ...(refreshToken === undefined ? {} : { cookie: `hearth_session=${refreshToken}` }),
  };
}

/** The refresh token that a response's cookie sets; undefined if it sets none or removes it. */
export function readSetToken(headers: Readonly<Record<string, unknown>>): string | undefined {
  return /(?:^|,)hearth_session=([\w-]{86});/.exec(String(headers['set-cookie']))?.[1];
}

/** The code that an authenticator app shows for a secret at an instant. */
export function generateTotp(secret: string, at: Date): Promise<string> {
  return generate({ secret, epoch: Math.floor(at.getTime() / 1000) });
}

/** A captcha solved as a page's worker does it. */
export async function solveTestCaptcha(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Parameters<typeof solveChallenge>[0]['challenge'];
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}
