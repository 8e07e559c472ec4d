import { randomInt } from 'node:crypto';
import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import { createChallenge, verifySolution } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { CAPTCHA_TOKEN_INVALID, CAPTCHA_TOKEN_REQUIRED } from '../contract/failures.ts';
import { CAPTCHA_MS } from '../rules/limits.ts';
import { attemptKey, countAttempt } from './queries/attempt.ts';
import { getServerKey } from './queries/server-key.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** One step of the work: a few milliseconds in a browser, and as much for the server, once, to check the result. */
const COST = 5_000;
/** How many steps it takes: between half a second and a second at a desk, some seconds on an old phone. */
const FEWEST_STEPS = 150;
const MOST_STEPS = 400;

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      data: z.object({ ends: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

async function loadSecret(db: Tx<'system'>): Promise<string> {
  return Buffer.from(await getServerKey(db, 'captcha')).toString('base64');
}

/** Work for a browser to do, signed so that it can be given out without being kept. */
export async function makeCaptcha(db: Tx<'system'>, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(FEWEST_STEPS, MOST_STEPS),
    deriveKey,
    hmacSignatureSecret: await loadSecret(db),
    // Under our own clock and signature; the library's own end would look at another clock.
    data: { ends: now.getTime() + CAPTCHA_MS },
  });
}

function parseSolution(token: string): z.infer<typeof solved> | null {
  try {
    const parsed = solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Refuses unless the work was done: CAPTCHA_TOKEN_REQUIRED without a token, CAPTCHA_TOKEN_INVALID for one that is wrong, too
 * old or used before. Where the installation has no captcha, everything passes.
 */
export async function requireCaptcha(
  db: Tx<'system'>,
  config: Pick<Config, 'captcha'>,
  token: string | undefined,
  now: Date,
): Promise<void> {
  if (config.captcha.provider === 'none') return;
  if (token === undefined || token === '') throw failure(CAPTCHA_TOKEN_REQUIRED);
  const given = parseSolution(token);
  if (given === null || given.challenge.parameters.data.ends <= now.getTime()) throw failure(CAPTCHA_TOKEN_INVALID);
  const { verified } = await verifySolution({
    challenge: given.challenge,
    solution: given.solution,
    deriveKey,
    hmacSignatureSecret: await loadSecret(db),
  });
  const used = await countAttempt(
    db,
    attemptKey('captcha', given.challenge.parameters.nonce),
    { count: 1, windowMs: CAPTCHA_MS },
    now,
  );
  if (!verified || used.count > 1) throw failure(CAPTCHA_TOKEN_INVALID);
}
