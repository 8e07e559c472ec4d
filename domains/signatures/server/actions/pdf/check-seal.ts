import { createHash } from 'node:crypto';
import { checkDetached } from './cms.ts';

/** What a file says of itself. */
export interface SealCheck {
  readonly sha256: string;
  /** `NONE`: there is no seal; `INTACT`: everything is as it was sealed; `BROKEN`: something was changed or added. */
  readonly seal: 'NONE' | 'INTACT' | 'BROKEN';
  /** Of the certificate that sealed it; empty without a seal. */
  readonly fingerprint: string;
}

const RANGE = /\/ByteRange\s{0,4}\[\s{0,4}(\d{1,10})\s{1,4}(\d{1,10})\s{1,4}(\d{1,10})\s{1,4}(\d{1,10})\s{0,60}\]/g;

/** Looks at the last seal of a file. For a thread of its own. */
export async function checkSeal(bytes: Uint8Array): Promise<SealCheck> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const found = [...file.toString('latin1').matchAll(RANGE)].at(-1);
  if (found === undefined) return { sha256, seal: 'NONE', fingerprint: '' };
  const [start = 0, length = 0, second = 0, rest = 0] = found.slice(1).map(Number);
  const hex = file.subarray(length, second).toString('latin1');
  // Of the whole file: what was put behind it, or beside the signature, is not sealed.
  const isWhole = start === 0 && second > length && second + rest === file.length && /^<[0-9a-f]+>$/i.test(hex);
  if (!isWhole) return { sha256, seal: 'BROKEN', fingerprint: '' };
  try {
    const covered = Buffer.concat([file.subarray(0, length), file.subarray(second)]);
    const { isIntact, fingerprint } = await checkDetached(covered, Buffer.from(hex.slice(1, -1), 'hex'));
    return { sha256, seal: isIntact ? 'INTACT' : 'BROKEN', fingerprint };
  } catch {
    return { sha256, seal: 'BROKEN', fingerprint: '' };
  }
}
