import { randomInt } from 'node:crypto';
import { PRODUCT } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import type { PlatformTools } from '@hearth/platform/module';
import { signatureBytes } from '@hearth/platform/secrets/signature';
import { generateSecret, generateURI, verify } from 'otplib';
import { canonicalRecoveryCode, canonicalTotp, makeRecoveryCode, RECOVERY_CODES } from '../rules/recovery-code.ts';
import {
  findSecondFactor,
  replaceRecoveryCodes,
  SECOND_FACTOR_SECRET,
  consumeRecoveryCode,
  consumeTimeStep,
} from './queries/second-factor.ts';
import type { SecondFactor } from './queries/second-factor.ts';
import { getServerKey } from './queries/server-key.ts';

/** A code of the step before or after is right as well: clocks of phones go wrong. */
const TOLERANCE_SECONDS = 30;

type FactorContext = Pick<PlatformTools, 'clock'> & { readonly db: Tx<'system'> };

/** Generates a TOTP secret as text, as a QR code URI and in its stored form. */
export async function generateTotpSecret(
  { db }: Pick<FactorContext, 'db'>,
  user: { readonly id: string; readonly label: string },
): Promise<{ readonly secret: string; readonly uri: string; readonly sealed: string }> {
  const secret = generateSecret();
  const uri = generateURI({ issuer: PRODUCT, label: user.label, secret });
  return { secret, uri, sealed: SECOND_FACTOR_SECRET.seal(db, user.id, secret) };
}

/** Is true if the six digits are valid and unused; uses them up. */
export async function verifyTotp({ db, clock }: FactorContext, factor: SecondFactor, typed: string): Promise<boolean> {
  const token = canonicalTotp(typed);
  if (token === null) return false;
  const result = await verify({
    secret: SECOND_FACTOR_SECRET.open(db, factor.user_id, factor.sealed_secret),
    token,
    epoch: Math.floor(clock.now().getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result && (await consumeTimeStep(db, factor.user_id, result.timeStep));
}

async function hashRecoveryCode(db: Tx<'system'>, userId: string, code: string): Promise<Buffer> {
  const key = await getServerKey(db, 'recovery-code');
  return signatureBytes(key, `${userId}:${code}`);
}

/**
 * Generates ten recovery codes that replace the old ones; only their hashes are stored. They are shown once: only
 * their hashes are kept.
 */
export async function replaceWithNewCodes(db: Tx<'system'>, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => makeRecoveryCode((bound) => randomInt(bound)));
  const hashes = await Promise.all(
    codes.map((code) => hashRecoveryCode(db, userId, canonicalRecoveryCode(code) ?? code)),
  );
  await replaceRecoveryCodes(db, userId, hashes);
  return codes;
}

/** Verifies a TOTP or recovery code and uses it up; null if it is wrong. A code of either kind is used up. */
export async function verifySecondFactor(
  means: FactorContext,
  userId: string,
  answer: string,
): Promise<'TOTP' | 'RECOVERY' | null> {
  const factor = await findSecondFactor(means.db, userId);
  if (factor === undefined || factor.confirmed_at === null) return null;
  if (await verifyTotp(means, factor, answer)) return 'TOTP';
  const code = canonicalRecoveryCode(answer);
  if (code === null) return null;
  return (await consumeRecoveryCode(means.db, userId, await hashRecoveryCode(means.db, userId, code)))
    ? 'RECOVERY'
    : null;
}
