import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '@hearth/kit/id';
import { isSignedWith, signText } from '../secrets/signature.ts';
import type { DownloadPermit, FileStore, UploadPermit } from './store.ts';

/** Keys are `name/name/…` of letters, digits, dots, dashes and underscores, and no part starts with a dot. */
const KEY = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** Tells if a text can be the key of a file. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}

/** How the name of a file ends that is not whole yet. */
const PART = '.part';

export interface SignedAddress {
  readonly permit: Readonly<Record<string, string>>;
  readonly signature: string;
}

/** Serializes a permit for signing. */
function serializePermit(permit: SignedAddress['permit']): string {
  return Object.entries(permit)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Signs what an address permits, so that only this installation can make one. */
export function sign(permit: SignedAddress['permit'], secret: string): string {
  return signText(secret, serializePermit(permit));
}

/** Tells if an address was signed here and has not expired. */
export function isValidSignature({ permit, signature }: SignedAddress, secret: string, now: Date): boolean {
  return isSignedWith([secret], serializePermit(permit), signature) && Number(permit['expires']) > now.getTime();
}

/** A file that is being read: its size, and its bytes as they come. */
export interface OpenedFile {
  readonly size: number;
  readonly stream: Readable;
}

/** What the local store offers its own server beside what every store does: files that never stand in memory whole. */
export interface LocalStore extends FileStore {
  readonly secret: string;
  /**
   * Writes what comes under a key that is free, and only whole: null when it is longer than `most`, and when the key is taken;
   * what comes of one that breaks off is removed.
   */
  receive(key: string, bytes: Readable, most: number): Promise<'STORED' | 'TAKEN' | 'TOO_LARGE'>;
  /** Opens a file to be read, or null when there is none. */
  open(key: string): Promise<OpenedFile | null>;
}

/** Files in a folder on disk. Addresses lead to this server's own `/files` and are signed. */
export function localStore(root: string, secret: string): LocalStore {
  const filePath = (key: string): string => {
    if (!isFileKey(key)) throw new Error('This is not a key of a file.');
    return join(root, key);
  };
  const address = (permit: Record<string, string>): string => {
    const query = new URLSearchParams({ ...permit, signature: sign(permit, secret) });
    return `/files?${query.toString()}`;
  };
  const receiving = new Set<string>();
  return {
    secret,
    put: async (key, bytes) => {
      await writeDurably(filePath(key), 'stream' in bytes ? bytes.stream() : Readable.from([bytes]), Infinity);
    },
    receive: async (key, bytes, most) => {
      const path = filePath(key);
      // Two that send to one address at the same time: the later one is too late already.
      if (receiving.has(path)) return 'TAKEN';
      receiving.add(path);
      try {
        if ((await stat(path).catch(absent)) !== null) return 'TAKEN';
        return (await writeDurably(path, bytes, most)) ? 'STORED' : 'TOO_LARGE';
      } finally {
        receiving.delete(path);
      }
    },
    open: async (key) => {
      const file = await open(filePath(key)).catch(absent);
      if (file === null) return null;
      const { size } = await file.stat();
      return { size, stream: file.createReadStream() };
    },
    get: (key) => readFile(filePath(key)).catch(absent),
    size: async (key) => (await stat(filePath(key)).catch(absent))?.size ?? null,
    delete: (key) => rm(filePath(key), { force: true }),
    uploadUrl: async ({ key, type, maxBytes, expiresAt }: UploadPermit) =>
      address({ do: 'put', key, type, max: String(maxBytes), expires: String(expiresAt.getTime()) }),
    downloadUrl: async ({ key, name, type, expiresAt, inline }: DownloadPermit) =>
      address({
        do: 'get',
        key,
        name,
        type,
        show: inline === true ? 'inline' : 'attachment',
        expires: String(expiresAt.getTime()),
      }),
  };
}

/** Writes beside the place and moves there what is whole and safe on disk; false, and nothing is left, when it is longer than `most`. */
async function writeDurably(path: string, bytes: Readable, most: number): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${newId()}${PART}`;
  const file = await open(part, 'wx');
  let isWhole = false;
  try {
    let size = 0;
    // Not destroyed when it is too long: whoever sends it is still to be told so.
    const chunks: AsyncIterable<Uint8Array> = bytes.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) return false;
      await file.writeFile(chunk);
    }
    await file.sync();
    isWhole = true;
  } finally {
    await file.close();
    await (isWhole ? rename(part, path) : rm(part, { force: true }));
  }
  return true;
}

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
