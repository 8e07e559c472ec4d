import { randomBytes } from 'node:crypto';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { isSignedWith, signatureOf } from '@hearth/platform/secrets/signature';
import type { SignatureForm } from '@hearth/platform/secrets/signature';
import { ensureKeys } from './queries/link-key.ts';

/** Both parts are 48 bits: a code stays short enough to be read out, and one that was made up is refused without looking for it. */
const BYTES = 6;
const FORM = /^([\w-]{8})([\w-]{8})$/;

const SIGNATURE: SignatureForm = { bytes: BYTES, letters: 'base64url' };

const keysOf = (tx: Tx): Promise<readonly [string, ...string[]]> => inScope(tx, SYSTEM, ensureKeys);

/** What a new link is known by. It says nothing of whose it is. */
export const newNonce = (): string => randomBytes(BYTES).toString('base64url');

/** The code of a link, with the signature that only this installation makes. */
export async function codeOf(tx: Tx, nonce: string): Promise<string> {
  const [newest] = await keysOf(tx);
  return nonce + signatureOf(newest, nonce, SIGNATURE);
}

/** What the link of a code is known by; null for a code that was not made here. */
export async function nonceOf(tx: Tx, code: string): Promise<string | null> {
  const [, nonce = '', signature = ''] = FORM.exec(code) ?? [];
  if (nonce === '') return null;
  return isSignedWith(await keysOf(tx), nonce, signature, SIGNATURE) ? nonce : null;
}
