import {
  closeSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { NamedKey } from '../../sealing/keyring.ts';
import { openingStream, SEALED_HEADER_BYTES, sealingStream } from './sealed-stream.ts';

const BLOCK = 512;
const CHUNK = 1 << 20;
const FILE = '0';
const FOLDER = '5';

/** A folder name, or a file with its content or source path. */
export type ArchiveEntry =
  | { readonly name: string; readonly folder: true }
  | { readonly name: string; readonly content: string }
  | { readonly name: string; readonly path: string };

/** Lists everything under a folder, folders first; `keep` filters by relative name. */
export function* listEntries(folder: string, keep: (name: string) => boolean, prefix = ''): Generator<ArchiveEntry> {
  for (const found of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    const name = prefix === '' ? found.name : `${prefix}/${found.name}`;
    if (!keep(name)) continue;
    if (found.isDirectory()) {
      yield { name, folder: true };
      yield* listEntries(folder, keep, name);
    } else yield { name, path: join(folder, name) };
  }
}

/**
 * Writes entries, as they come, to a gzip-compressed tar file for this user alone, sealed where a key is given, and forces it to
 * the disk. A file that grows meanwhile is cut.
 */
export async function packArchive(
  entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>,
  target: string,
  key?: NamedKey,
): Promise<void> {
  await pipeline(
    Readable.from(tarBlocks(entries)),
    createGzip({ level: 1 }),
    key === undefined ? new PassThrough() : sealingStream(key),
    createWriteStream(target, { flush: true, mode: 0o600 }),
  );
}

async function* tarBlocks(entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    if ('folder' in entry) yield tarHeader(entry.name, 0, FOLDER);
    else if ('content' in entry) {
      const content = Buffer.from(entry.content);
      yield tarHeader(entry.name, content.length, FILE);
      yield Buffer.concat([content, paddingAfter(content.length)]);
    } else yield* fileBlocks(entry.name, entry.path);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function* fileBlocks(name: string, path: string): Generator<Buffer> {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    const { size } = fstatSync(descriptor);
    yield tarHeader(name, size, FILE);
    for (let left = size; left > 0;) {
      const chunk = Buffer.alloc(Math.min(CHUNK, left));
      readSync(descriptor, chunk);
      left -= chunk.length;
      yield chunk;
    }
    yield paddingAfter(size);
  } finally {
    closeSync(descriptor);
  }
}

const paddingAfter = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

function tarHeader(name: string, size: number, kind: string): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (header.write(name, 0) > 100) throw new Error(`The name ${name} is too long for an archive.`);
  header.write(octal(kind === FOLDER ? 0o700 : 0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        ', 148);
  header.write(kind, 156);
  header.write('ustar\x0000', 257);
  header.write(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  );
  return header;
}

function readStart(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(SEALED_HEADER_BYTES);
    return start.subarray(0, readSync(descriptor, start));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Unpacks an archive made by `pack`, sealed or not, into a new folder, forced to the disk when `durable`. Throws when the archive
 * is damaged, and SealKeyMissing when the key is not there that it was sealed with.
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  { durable, keys = [] }: { durable: boolean; keys?: readonly NamedKey[] },
): Promise<void> {
  const opening = openingStream(readStart(archive), keys, `The file ${archive}`);
  const start = opening === null ? 0 : SEALED_HEADER_BYTES;
  const content = createGunzip();
  const file = createReadStream(archive, { highWaterMark: CHUNK, start });
  const plain = opening === null ? file : file.pipe(opening).on('error', (error) => content.destroy(error));
  file.on('error', (error) => content.destroy(error));
  const reader = new BlockReader(plain.pipe(content));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const header = await reader.take(BLOCK);
    const name = textAt(header, 0, 100);
    if (name === '') break;
    if (name.startsWith('/') || name.split('/').includes('..'))
      throw new Error(`The archive names ${name}, outside its folder.`);
    const target = join(folder, name);
    if (textAt(header, 156, 1) === FOLDER) mkdirSync(target, { recursive: true, mode: 0o700 });
    else await writeFrom(reader, target, Number.parseInt(textAt(header, 124, 12), 8), durable);
  }
  file.destroy();
  opening?.destroy();
}

const textAt = (header: Buffer, start: number, length: number): string =>
  header
    .toString('utf8', start, start + length)
    .split('\0')[0]
    ?.trim() ?? '';

async function writeFrom(reader: BlockReader, target: string, size: number, durable: boolean): Promise<void> {
  if (!Number.isSafeInteger(size)) throw new Error(`The archive has no size for ${target}.`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const descriptor = openSync(target, 'w', 0o600);
  try {
    for (let left = size; left > 0;) {
      const chunk = await reader.take(Math.min(CHUNK, left));
      writeSync(descriptor, chunk);
      left -= chunk.length;
    }
    if (durable) fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  await reader.take(paddingAfter(size).length);
}

/** Reads exact numbers of bytes from a stream. */
class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const parts = [this.#rest];
    let have = this.#rest.length;
    while (have < length) {
      const next = await this.#chunks.next();
      if (next.done === true) throw new Error('The archive ends too early.');
      parts.push(next.value);
      have += next.value.length;
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = all.subarray(length);
    return all.subarray(0, length);
  }
}
