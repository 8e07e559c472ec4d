import type { RequestFacts, Work } from '@hearth/platform/module';
import type { Config } from '@hearth/platform/config/config';
import { isToken, newToken, tokenHash } from '@hearth/platform/secrets/token';
import { CHALLENGE_MS } from '../../rules/limits.ts';
import { readCookie } from '../cookie.ts';
import { insertChallenge } from '../queries/sign-in-challenge.ts';
import type { ChallengeProof } from '../queries/sign-in-challenge.ts';
import type { UserRow } from '../queries/user.ts';

/** A pending sign-in: the part for the frame and the part for the browser's cookie. */
export interface OpenedChallenge {
  readonly challenge_id: string;
  readonly kind: 'TOTP';
  readonly expires_at: string;
  /** For the cookie: an id alone, seen elsewhere, is good for nothing. */
  readonly browser: string;
  readonly lifeMs: number;
}

/** The secret of a browser with a pending sign-in, perhaps in another tab; otherwise a new one. */
function browserSecret(config: Config, { headers }: RequestFacts): string {
  const brought = readCookie(config, 'attempt', headers['cookie']);
  return isToken(brought) ? brought : newToken();
}

/**
 * Stores that a password was correct. Several sign-ins may be pending in one browser. Several may wait side by side
 * in one browser.
 */
export async function openChallenge(
  { db, clock, config }: Pick<Work<'system'>, 'db' | 'clock' | 'config'>,
  user: UserRow,
  request: RequestFacts,
): Promise<OpenedChallenge> {
  const id = newToken();
  const browser = browserSecret(config, request);
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(db, {
    id_hash: tokenHash(id),
    user_id: user.id,
    browser_hash: tokenHash(browser),
    expires_at: expiresAt,
  });
  return { challenge_id: id, kind: 'TOTP', expires_at: expiresAt.toISOString(), browser, lifeMs: CHALLENGE_MS };
}

/** Reads what a call proves about a challenge: its id, and the browser by its cookie. */
export function readChallengeProof(config: Config, id: string, { headers }: RequestFacts): ChallengeProof {
  return { idHash: tokenHash(id), browserHash: tokenHash(readCookie(config, 'attempt', headers['cookie']) ?? '') };
}
