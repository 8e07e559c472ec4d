import { randomBytes } from 'node:crypto';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { isSignedWith, signText } from '@hearth/platform/secrets/signature';
import type { SignatureForm } from '@hearth/platform/secrets/signature';
import { ensureKeys } from './queries/link-key.ts';

/** Both parts are 48 bits: a code stays short enough to be read out, and one that was made up is refused without looking for it. */
const BYTES = 6;
const FORM = /^([\w-]{8})([\w-]{8})$/;

const SIGNATURE: SignatureForm = { bytes: BYTES, letters: 'base64url' };

const loadKeys = (tx: Tx): Promise<readonly [string, ...string[]]> => inScope(tx, SYSTEM, ensureKeys);

/** Creates the random id of a link, which does not reveal its owner. It says nothing of whose it is. */
export const newNonce = (): string => randomBytes(BYTES).toString('base64url');

/** Signs the code of a link. */
export async function signCode(tx: Tx, nonce: string): Promise<string> {
  const [newest] = await loadKeys(tx);
  return nonce + signText(newest, nonce, SIGNATURE);
}

/** Verifies a code and returns its nonce, or null if it was not signed here. */
export async function verifyCode(tx: Tx, code: string): Promise<string | null> {
  const [, nonce = '', signature = ''] = FORM.exec(code) ?? [];
  if (nonce === '') return null;
  return isSignedWith(await loadKeys(tx), nonce, signature, SIGNATURE) ? nonce : null;
}
