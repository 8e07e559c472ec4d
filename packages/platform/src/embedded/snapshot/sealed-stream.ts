import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { SealKeyMissing } from '../../sealing/keyring.ts';
import type { NamedKey } from '../../sealing/keyring.ts';

const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('HEARTHS1');
const NAME_BYTES = 8;
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + NAME_BYTES + SALT_BYTES;
const CHUNK = 64 * 1024;
const TAG_BYTES = 16;
const COUNTER_AT = 3;

/**
 * One file's chunks, each under its number, the last one marked: none can be changed, moved, repeated or left out at the end.
 * Each file has a key of its own, so numbers never meet the same key twice.
 */
class Chunks {
  readonly #key: Uint8Array;
  readonly #header: Buffer;
  #number = 0n;

  constructor(key: Uint8Array, header: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', key, header.subarray(MAGIC.length + NAME_BYTES), 'hearth/file', 32));
    this.#header = header;
  }

  #nonce(isLast: boolean): Buffer {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(this.#number, COUNTER_AT);
    nonce[11] = isLast ? 1 : 0;
    this.#number += 1n;
    return nonce;
  }

  seal(chunk: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv(CIPHER, this.#key, this.#nonce(isLast)).setAAD(this.#header);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }

  open(sealed: Buffer, isLast: boolean): Buffer {
    const end = sealed.length - TAG_BYTES;
    if (end < 0) throw new Error('The sealed file ends too early.');
    const decipher = createDecipheriv(CIPHER, this.#key, this.#nonce(isLast)).setAAD(this.#header);
    decipher.setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  }
}

/** Splits a stream into fixed-size chunks; the last one, possibly empty, is marked `isLast`. */
function chunkStream(size: number, pass: (chunk: Buffer, isLast: boolean) => Buffer): Transform {
  let parts: Buffer[] = [];
  let have = 0;
  return new Transform({
    transform(data: Buffer, _encoding, done) {
      try {
        parts.push(data);
        have += data.length;
        // The last chunk is known as such only when nothing follows, so as much as one is always held back.
        if (have > size) {
          const all = Buffer.concat(parts);
          let at = 0;
          for (; all.length - at > size; at += size) this.push(pass(all.subarray(at, at + size), false));
          parts = [all.subarray(at)];
          have = all.length - at;
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        this.push(pass(Buffer.concat(parts), true));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** Seals what runs through it, for a file that whoever has the key opens with `openingStream`. */
export function sealingStream({ name, key }: NamedKey): Transform {
  const header = Buffer.concat([MAGIC, Buffer.from(name, 'latin1'), randomBytes(SALT_BYTES)]);
  const chunks = new Chunks(key, header);
  const stream = chunkStream(CHUNK, (chunk, isLast) => chunks.seal(chunk, isLast));
  stream.push(header);
  return stream;
}

/** How many bytes at a file's start `openingStream` has to see. */
export const SEALED_HEADER_BYTES = HEADER_BYTES;

/**
 * What opens a sealed file behind its header, with the key that it names; null for a file that is not sealed. Throws
 * SealKeyMissing without that key. The stream fails when anything was changed or the end is missing.
 */
export function openingStream(header: Buffer, keys: readonly NamedKey[], what: string): Transform | null {
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const name = header.toString('latin1', MAGIC.length, MAGIC.length + NAME_BYTES);
  const named = keys.find((key) => key.name === name);
  if (named === undefined) throw new SealKeyMissing(what, name);
  const chunks = new Chunks(named.key, header.subarray(0, HEADER_BYTES));
  return chunkStream(CHUNK + TAG_BYTES, (sealed, isLast) => chunks.open(sealed, isLast));
}
