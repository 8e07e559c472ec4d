import { textToSeal } from '../../rules/seal.ts';
import type { SealedPunch } from '../../rules/seal.ts';
import { browserDigest } from './browser-digest.ts';

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

/** Seals a PIN for the server and for one punch as it is: what waits on the tablet tells nobody the PIN, and cannot be changed. */
export async function sealPin(publicKey: string, punch: SealedPunch, pin: string): Promise<string> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('spki', toBytes(publicKey), ALGORITHM, false, ['encrypt']);
  const text = `${await browserDigest(textToSeal(punch))} ${pin}`;
  const sealed = await subtle.encrypt(ALGORITHM, key, new TextEncoder().encode(text));
  return btoa(String.fromCodePoint(...new Uint8Array(sealed)));
}
