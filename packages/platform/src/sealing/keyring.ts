import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** The name of a key, and what was sealed with it. */
const SEALED = /^([\w-]{8})\.([\w-]+)$/;

/** A key with the short name by which sealed things say that it opens them. The name says nothing of the key. */
export interface NamedKey {
  readonly name: string;
  readonly key: Uint8Array;
}

/** Thrown for what was sealed with a key that is not there. Its message is a sentence for the operator. */
export class SealKeyMissing extends Error {
  readonly keyName: string;

  constructor(what: string, keyName: string) {
    super(
      `${what} is sealed with a key that Hearth does not have (its short name is ${keyName}). Set SECRET_KEY, or PREVIOUS_SECRET_KEY, to the key ` +
        `that this installation had before; where none was set, put the file secret.key back into the data directory. Without that key nobody can open it.`,
    );
    this.name = 'SealKeyMissing';
    this.keyName = keyName;
  }
}

/** The name of the key that sealed a text; null if it is not sealed. */
export function sealingKeyName(text: string): string | null {
  return SEALED.exec(text)?.[1] ?? null;
}

function toNamedKey(secret: string): NamedKey {
  const key = createHash('sha256').update('hearth-seal').update(secret).digest();
  return { name: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}

/**
 * The keys of an installation, none of which lies in its database: the first seals, all open. What is sealed is bound to its
 * owner, a row and a column: moved elsewhere it does not open.
 */
export class Keyring {
  readonly #keys: readonly [NamedKey, ...NamedKey[]];

  constructor(secret: string, ...before: readonly string[]) {
    this.#keys = [toNamedKey(secret), ...before.map(toNamedKey)];
  }

  /** The name of the key that seals. */
  get current(): string {
    return this.#keys[0].name;
  }

  has(name: string): boolean {
    return this.#keys.some((key) => key.name === name);
  }

  seal(owner: string, text: string): string {
    const [{ name, key }] = this.#keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${name}.${sealed.toString('base64url')}`;
  }

  /** Opens what was sealed for this owner. Throws when it was changed or is not sealed at all, and SealKeyMissing without its key. */
  open(owner: string, sealed: string): string {
    const [, name, text = ''] = SEALED.exec(sealed) ?? [];
    if (name === undefined) throw new Error('What should be sealed is not.');
    const named = this.#keys.find((key) => key.name === name);
    if (named === undefined) throw new SealKeyMissing('A secret', name);
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(CIPHER, named.key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
    const opened = decipher.update(bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  }

  /** Keys for one other purpose, in the same order and with the same names; from them nothing is learnt of the keys here. */
  derive(purpose: string): readonly [NamedKey, ...NamedKey[]] {
    const deriveKey = ({ name, key }: NamedKey): NamedKey => ({
      name,
      key: Buffer.from(hkdfSync('sha256', key, '', `hearth/${purpose}`, KEY_BYTES)),
    });
    const [first, ...rest] = this.#keys;
    return [deriveKey(first), ...rest.map(deriveKey)];
  }
}
