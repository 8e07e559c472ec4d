import { createECDH } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { findInstallationSecret, installationSecret } from '@hearth/platform/sealing/installation-secret';

/** The name of the secret, sealed like all that the installation makes for itself. */
const NAME = 'web_push_key';
const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** The pair of keys by which push services know this installation (VAPID, RFC 8292), as they are written on the wire. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

function makePrivateKey(): string {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  // Node leaves out zeros in front.
  const short = curve.getPrivateKey();
  return Buffer.concat([Buffer.alloc(KEY_BYTES - short.length), short]).toString('base64url');
}

function pairOf(privateKey: string): PushKey {
  const curve = createECDH(CURVE);
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: curve.getPublicKey('base64url', 'uncompressed') };
}

/** Makes the key of this installation, once. A browser subscribes with it, and takes nothing that another key has signed. */
export async function makePushKey(tx: Tx<'system'>): Promise<void> {
  await installationSecret(tx, NAME, makePrivateKey);
}

/** The key of this installation; undefined before its first start has made one. */
export async function findPushKey(tx: Tx<'system'>): Promise<PushKey | undefined> {
  const privateKey = await findInstallationSecret(tx, NAME);
  return privateKey === undefined ? undefined : pairOf(privateKey);
}
