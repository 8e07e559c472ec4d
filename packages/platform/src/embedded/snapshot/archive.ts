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
import { readTar, writeTar } from './tar.ts';
import type { TarEntry, TarFile } from './tar.ts';

const CHUNK = 1 << 20;

/** A folder name, or a file with its content, its source path, or its bytes as they come. */
export type ArchiveEntry = TarEntry | { readonly name: string; readonly path: string };

/** Lists everything under a folder, folders first; `keep` filters by relative name. */
export function* listEntries(
  folder: string,
  keep: (name: string) => boolean,
  prefix = '',
): Generator<Exclude<ArchiveEntry, { readonly content: unknown } | { readonly body: unknown }>> {
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
 * the disk. A file that grows meanwhile is cut. `level` is gzip's: 1 is fast.
 */
export async function packArchive(
  entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>,
  target: string,
  key?: NamedKey,
  level = 1,
): Promise<void> {
  await pipeline(
    Readable.from(writeTar(openEntries(entries)), { objectMode: false }),
    createGzip({ level }),
    key === undefined ? new PassThrough() : sealingStream(key),
    createWriteStream(target, { flush: true, mode: 0o600 }),
  );
}

/** The entries with their files opened, one at a time; a file that is gone by its turn is left out. */
async function* openEntries(entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>): AsyncGenerator<TarEntry> {
  for await (const entry of entries) {
    if (!('path' in entry)) {
      yield entry;
      continue;
    }
    const descriptor = openIfThere(entry.path);
    if (descriptor === undefined) continue;
    try {
      const { size } = fstatSync(descriptor);
      yield { name: entry.name, size, body: readExactly(descriptor, size) };
    } finally {
      closeSync(descriptor);
    }
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** As many bytes as the file had: cut where it has grown, zeros where it has shrunk. */
function* readExactly(descriptor: number, size: number): Generator<Buffer> {
  for (let left = size; left > 0;) {
    const chunk = Buffer.alloc(Math.min(CHUNK, left));
    readSync(descriptor, chunk);
    left -= chunk.length;
    yield chunk;
  }
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
 * Reads an archive made by `packArchive`, sealed or not, one entry after the other; what is left of an entry's body is skipped. Throws
 * when the archive is damaged, and SealKeyMissing when the key is not there that it was sealed with.
 */
export async function* readArchive(archive: string, keys: readonly NamedKey[]): AsyncGenerator<TarFile> {
  const opening = openingStream(readStart(archive), keys, `The file ${archive}`);
  const content = createGunzip();
  const fail = (error: Error): void => void content.destroy(error);
  const file = createReadStream(archive, { highWaterMark: CHUNK, start: opening === null ? 0 : SEALED_HEADER_BYTES });
  file.on('error', fail);
  const plain = opening === null ? file : file.pipe(opening).on('error', fail);
  try {
    yield* readTar(plain.pipe(content));
  } finally {
    file.destroy();
    opening?.destroy();
    content.destroy();
  }
}

/** Unpacks an archive made by `packArchive` into a new folder, forced to the disk when `durable`. Throws as `readArchive` does. */
export async function unpackArchive(
  archive: string,
  folder: string,
  { durable, keys = [] }: { durable: boolean; keys?: readonly NamedKey[] },
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for await (const { name, isFolder, body } of readArchive(archive, keys)) {
    if (name.startsWith('/') || name.split('/').includes('..'))
      throw new Error(`The archive names ${name}, outside its folder.`);
    const target = join(folder, name);
    if (isFolder) mkdirSync(target, { recursive: true, mode: 0o700 });
    else await writeBody(body, target, durable);
  }
}

async function writeBody(body: AsyncIterable<Buffer>, target: string, durable: boolean): Promise<void> {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const descriptor = openSync(target, 'w', 0o600);
  try {
    for await (const chunk of body) writeSync(descriptor, chunk);
    if (durable) fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
