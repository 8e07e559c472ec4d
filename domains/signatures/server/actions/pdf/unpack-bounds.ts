import { inflateRawSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
/** What a stream and all of a document may become when they are unpacked. */
const LARGEST_STREAM = 64 * MEGABYTE;
const LARGEST_DOCUMENT = 128 * MEGABYTE;
const START = /stream(?: ?\r\n|\r|\n)?/g;

/** Packings that nothing here measures. */
const UNMEASURED = /\/(?:LZW|RunLength|ASCII85|ASCIIHex)Decode/;
const TWICE = /\/Fl(?:ateDecode)?\s*\/Fl(?:ateDecode)?\b/;

/** A text with the escapes that its names can be written with. */
const plain = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** What packed bytes become, whatever follows them; nothing for what is larger than the limit or can't be unpacked. */
function unpack(packed: Uint8Array, limit: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch {
    return undefined;
  }
}

/** Whether bytes begin as zlib does: without a dictionary, and divisible by 31. */
const isPacked = (first: number, second: number): boolean =>
  (first & 0x0f) === 8 && (second & 0x20) === 0 && (first * 256 + second) % 31 === 0;

/** Whether what was unpacked can be unpacked once more. */
function isPackedAgain(bytes: Buffer): boolean {
  if (!isPacked(bytes[0] ?? 0, bytes[1] ?? 0)) return false;
  try {
    inflateRawSync(bytes.subarray(2), { maxOutputLength: 1 });
    return true;
  } catch (error) {
    return error instanceof RangeError;
  }
}

/**
 * Whether the streams of a document stay within bounds when they are unpacked, before anything unpacks them to keep. Every stream is tried,
 * whatever it says of itself, its end included: names can be written in many ways, also within what is packed. One that is packed twice, or
 * otherwise than is measured here, is out of bounds.
 */
export function staysInBounds(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  let total = 0;
  for (const found of text.matchAll(START)) {
    const start = found.index + found[0].length;
    if (!isPacked(file[start] ?? 0, file[start + 1] ?? 0)) continue;
    const unpacked = unpack(file.subarray(start + 2), Math.min(LARGEST_STREAM, LARGEST_DOCUMENT - total + 1));
    total += unpacked?.length ?? Number.POSITIVE_INFINITY;
    if (unpacked === undefined || total > LARGEST_DOCUMENT || isPackedAgain(unpacked)) return false;
    if (UNMEASURED.test(plain(unpacked.toString('latin1')))) return false;
  }
  const names = plain(text);
  return !TWICE.test(names) && !UNMEASURED.test(names);
}
