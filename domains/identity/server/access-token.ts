import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { isUuid } from '@hearth/kit/id';
import { newToken } from '@hearth/platform/secrets/token';
import { ACCESS_TOKEN_MS } from '../rules/limits.ts';

const ALGORITHM = 'EdDSA';
const TYPE = 'at+jwt';

/**
 * The claims of an access token, read from the database when it is issued. Read from the database when it is issued,
 * and from nowhere else.
 */
export interface AccessTokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly epoch: number;
  /** Who acts for the user, if somebody does. */
  readonly actorId?: string;
}

/** The issuer and audience of tokens; another installation's tokens are invalid here. */
export interface TokenParties {
  readonly issuer: string;
  readonly audience: string;
}

/** A signing key pair as it is stored. */
export interface StoredKey {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
}

/** A new Ed25519 key pair. */
export async function makeSigningKey(): Promise<StoredKey> {
  const pair = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const kid = newToken().slice(0, 16);
  return { kid, privateJwk: await exportJWK(pair.privateKey), publicJwk: await exportJWK(pair.publicKey) };
}

/** A key that verifies. */
export async function publicKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key must be a key pair.');
  return key;
}

/** Signs an access token, good until an instant at most; returns it with the instant at which it ends. */
export async function signAccessToken(
  key: StoredKey,
  claims: AccessTokenClaims,
  parties: TokenParties,
  now: Date,
  notAfter?: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const issued = Math.floor(now.getTime() / 1000);
  const expires = Math.min(issued + ACCESS_TOKEN_MS / 1000, Math.floor((notAfter?.getTime() ?? Infinity) / 1000));
  const act = claims.actorId === undefined ? {} : { act: { sub: claims.actorId } };
  const token = await new SignJWT({ sid: claims.sessionId, epoch: claims.epoch, ...act })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.kid })
    .setIssuer(parties.issuer)
    .setAudience(parties.audience)
    .setSubject(claims.userId)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(await importJWK(key.privateJwk, ALGORITHM));
  return { token, expiresAt: new Date(expires * 1000) };
}

/** Finds the key of a `kid`; undefined if there is none. */
export type FindKey = (kid: string) => Promise<CryptoKey | undefined>;

/** The claims of a token that this installation signed and that has not ended, or null. Never throws for a bad token. */
export async function readAccessToken(
  token: string,
  keyOf: FindKey,
  parties: TokenParties,
  now: Date,
): Promise<(AccessTokenClaims & { readonly expiresAt: number }) | null> {
  let unreachable: unknown;
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key =
          typeof kid === 'string'
            ? await keyOf(kid).catch((error: unknown) => {
                unreachable = error;
                throw error;
              })
            : undefined;
        if (key === undefined) throw new Error('no such key');
        return key;
      },
      {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: parties.issuer,
        audience: parties.audience,
        currentDate: now,
        requiredClaims: ['iss', 'aud', 'sub', 'sid', 'epoch', 'iat', 'exp'],
      },
    );
    const { sub, sid, epoch, exp = 0, iat = 0, act } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof epoch !== 'number') return null;
    if (!isUuid(sub) || !isUuid(sid) || exp - iat > ACCESS_TOKEN_MS / 1000) return null;
    const actorId = (act as { sub?: unknown } | undefined)?.sub;
    return {
      userId: sub,
      sessionId: sid,
      epoch,
      expiresAt: exp * 1000,
      ...(typeof actorId === 'string' ? { actorId } : {}),
    };
  } catch {
    // A token that cannot be checked because the keys are out of reach is not a bad token.
    if (unreachable !== undefined) throw unreachable;
    return null;
  }
}
