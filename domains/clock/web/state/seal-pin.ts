const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

/** Seals a PIN for the server and for one punch: what waits on the tablet tells nobody the PIN, and is good for nothing else. */
export async function sealPin(publicKey: string, punchKey: string, pin: string): Promise<string> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('spki', toBytes(publicKey), ALGORITHM, false, ['encrypt']);
  const sealed = await subtle.encrypt(ALGORITHM, key, new TextEncoder().encode(`${punchKey} ${pin}`));
  return btoa(String.fromCodePoint(...new Uint8Array(sealed)));
}
