import { Inflate } from 'fflate';
import { MAX_UNPACKED_BYTES } from '../../../rules/limits.ts';
import { WorkbookRefused } from './workbook-refused.ts';

/** A part of an archive, still packed. */
interface Entry {
  readonly packed: Uint8Array;
  readonly isPacked: boolean;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
/** A workbook has a few dozen parts. */
const MOST_ENTRIES = 10_000;
const ENCRYPTED = 1;
const DEFLATED = 8;
/** So few packed bytes at a time that what they unpack to stays small, whatever they hold. */
const SLICE = 8 * 1024;

/**
 * The parts of an archive by the list at its end. What it says of their unpacked sizes is not believed: they are counted as they
 * are unpacked, all of them together.
 */
export class Archive {
  readonly #entries = new Map<string, Entry>();
  readonly #most: number;
  #unpacked = 0;

  constructor(bytes: Uint8Array, most = MAX_UNPACKED_BYTES) {
    this.#most = most;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = view.getUint32(findEnd(view) + 16, true);
    const count = view.getUint16(findEnd(view) + 10, true);
    if (count > MOST_ENTRIES) throw new WorkbookRefused('WORKBOOK');
    for (let index = 0; index < count; index += 1) {
      if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw new WorkbookRefused('WORKBOOK');
      const nameLength = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      this.#entries.set(name.toLowerCase(), readEntry(bytes, view, at));
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Unpacks a part piece by piece; throws where all that was unpacked is more than any true workbook holds. */
  unpack(name: string, take: (piece: Uint8Array) => void): void {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) throw new WorkbookRefused('WORKBOOK');
    const count = (piece: Uint8Array): void => {
      this.#unpacked += piece.length;
      if (this.#unpacked > this.#most) throw new WorkbookRefused('WORKBOOK_TOO_LARGE');
      take(piece);
    };
    const { packed, isPacked } = entry;
    const inflate = isPacked ? new Inflate(count) : null;
    for (let from = 0; from < packed.length; from += SLICE) {
      const slice = packed.subarray(from, from + SLICE);
      if (inflate === null) count(slice);
      else inflate.push(slice, from + SLICE >= packed.length);
    }
  }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new WorkbookRefused('WORKBOOK');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): Entry {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [size, local] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
  const isReadable = (flags & ENCRYPTED) === 0 && (method === 0 || method === DEFLATED);
  if (!isReadable || local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL)
    throw new WorkbookRefused('WORKBOOK');
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + size > bytes.length) throw new WorkbookRefused('WORKBOOK');
  return { packed: bytes.subarray(start, start + size), isPacked: method === DEFLATED };
}
