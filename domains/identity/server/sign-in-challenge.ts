import type { RequestFacts, Work } from '@hearth/platform/module';
import type { Config } from '@hearth/platform/config';
import { isToken, newToken, tokenHash } from '@hearth/platform/secrets/token';
import { CHALLENGE_MS } from '../rules/limits.ts';
import { readCookie } from './cookie.ts';
import { insertChallenge } from './queries/sign-in-challenge.ts';
import type { ChallengeProof } from './queries/sign-in-challenge.ts';
import type { UserRow } from './queries/user.ts';

/** What the frame hears of a sign-in that waits for its second step, and what stays in the browser. */
export interface OpenedChallenge {
  readonly challenge_id: string;
  readonly kind: 'TOTP';
  readonly expires_at: string;
  /** For the cookie: an id alone, seen elsewhere, is good for nothing. */
  readonly browser: string;
  readonly lifeMs: number;
}

/** The secret of a browser that is between the two steps already, perhaps in another tab; a new one for any other. */
function secretOfBrowser(config: Config, { headers }: RequestFacts): string {
  const brought = readCookie(config, 'attempt', headers['cookie']);
  return isToken(brought) ? brought : newToken();
}

/** Remembers that somebody gave the right password. Several may wait side by side in one browser. */
export async function openChallenge(
  { db, clock, config }: Pick<Work<'system'>, 'db' | 'clock' | 'config'>,
  user: UserRow,
  request: RequestFacts,
): Promise<OpenedChallenge> {
  const id = newToken();
  const browser = secretOfBrowser(config, request);
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(db, {
    id_hash: tokenHash(id),
    user_id: user.id,
    browser_hash: tokenHash(browser),
    expires_at: expiresAt,
  });
  return { challenge_id: id, kind: 'TOTP', expires_at: expiresAt.toISOString(), browser, lifeMs: CHALLENGE_MS };
}

/** What a call proves about a challenge: its id, and the browser by its cookie. */
export function challengeProof(config: Config, id: string, { headers }: RequestFacts): ChallengeProof {
  return { idHash: tokenHash(id), browserHash: tokenHash(readCookie(config, 'attempt', headers['cookie']) ?? '') };
}
