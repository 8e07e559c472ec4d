import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '@hearth/kit/id';
import type { Config } from '../config/config.ts';
import { isFileKey } from './local.ts';
import { createBucketClient } from './s3.ts';

/** A stored file by its key. */
export interface ListedFile {
  readonly key: string;
  readonly size: number;
}

/** All files of an installation, for a backup or a move: none of them is ever in memory whole. */
export interface FileInventory {
  /** Where they lie, for the operator. */
  readonly place: string;
  list(): AsyncIterable<ListedFile>;
  /** The size of a file; null when there is none. */
  size(key: string): Promise<number | null>;
  /** The bytes of a file; null when it is gone. */
  read(key: string): Promise<(ListedFile & { readonly body: AsyncIterable<Buffer> }) | null>;
  /** Writes a file whole or not at all. */
  write(file: ListedFile & { readonly body: Readable }): Promise<void>;
  delete(key: string): Promise<void>;
}

const PART = '.part';
/** What a bucket is told of a file's type: addresses for downloading say it better. */
const ANY_TYPE = 'application/octet-stream';

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** The files of a folder on disk, as `localStore` keeps them. */
export function folderInventory(root: string): FileInventory {
  const list = async function* (folder: string): AsyncGenerator<ListedFile> {
    for (const entry of (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* list(path);
      else if (!entry.name.endsWith(PART)) {
        const found = await stat(path).catch(absent);
        if (found !== null) yield { key: relative(root, path).split(sep).join('/'), size: found.size };
      }
    }
  };
  const pathOf = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`${key} is not a key of a file.`);
    return join(root, key);
  };
  return {
    place: root,
    list: () => list(root),
    size: async (key) => (await stat(pathOf(key)).catch(absent))?.size ?? null,
    read: async (key) => {
      const file = await open(pathOf(key)).catch(absent);
      if (file === null) return null;
      const { size } = await file.stat();
      // One that grows meanwhile is cut, as it was said how long it is. The stream closes the file.
      return { key, size, body: file.createReadStream(size === 0 ? {} : { end: size - 1 }) };
    },
    write: async ({ key, body }) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.${newId()}${PART}`;
      const file = await open(part, 'wx', 0o600);
      try {
        for await (const chunk of body as AsyncIterable<Buffer>) await file.writeFile(chunk);
        await file.sync();
        await rename(part, path);
      } finally {
        await file.close();
        await rm(part, { force: true });
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** The files of a bucket. */
export async function bucketInventory(settings: NonNullable<Config['s3']>): Promise<FileInventory> {
  const { ListObjectsV2Command, HeadObjectCommand, GetObjectCommand, PutObjectCommand, DeleteObjectCommand } =
    await import('@aws-sdk/client-s3');
  const { client, absent: missing } = await createBucketClient(settings);
  const Bucket = settings.bucket;
  const list = async function* (): AsyncGenerator<ListedFile> {
    for (let token: string | undefined, more = true; more;) {
      const found = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: token }));
      for (const { Key: key, Size: size } of found.Contents ?? [])
        if (key !== undefined) yield { key, size: size ?? 0 };
      token = found.NextContinuationToken;
      more = token !== undefined;
    }
  };
  return {
    place: `the bucket ${Bucket}`,
    list,
    size: async (Key) =>
      (await client.send(new HeadObjectCommand({ Bucket, Key })).catch(missing))?.ContentLength ?? null,
    read: async (key) => {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key })).catch(missing);
      const body = found?.Body;
      return body === undefined
        ? null
        : { key, size: found?.ContentLength ?? 0, body: body as unknown as AsyncIterable<Buffer> };
    },
    write: async ({ key, size, body }) =>
      void (await client.send(
        new PutObjectCommand({ Bucket, Key: key, Body: body, ContentLength: size, ContentType: ANY_TYPE }),
      )),
    delete: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }))),
  };
}
