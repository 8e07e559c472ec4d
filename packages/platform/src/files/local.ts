import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '@hearth/kit/id';
import type { DownloadPermit, FileStore, UploadPermit } from './store.ts';

/** Keys are `name/name/…` of letters, digits, dots, dashes and underscores, and no part starts with a dot. */
const KEY = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

export interface SignedAddress {
  readonly permit: Readonly<Record<string, string>>;
  readonly signature: string;
}

/** Signs what an address permits, so that only this installation can make one. */
export function sign(permit: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.entries(permit)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether an address was made here and has not expired. */
export function isSigned({ permit, signature }: SignedAddress, secret: string, now: Date): boolean {
  const expected = Buffer.from(sign(permit, secret));
  const given = Buffer.from(signature);
  return (
    expected.length === given.length && timingSafeEqual(expected, given) && Number(permit['expires']) > now.getTime()
  );
}

/** Files in a folder on disk. Addresses lead to this server's own `/files` and are signed. */
export function localStore(root: string, secret: string): FileStore & { readonly secret: string } {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('This is not a key of a file.');
    return join(root, key);
  };
  const address = (permit: Record<string, string>): string => {
    const query = new URLSearchParams({ ...permit, signature: sign(permit, secret) });
    return `/files?${query.toString()}`;
  };
  return {
    secret,
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${newId()}.part`;
      const file = await open(part, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    },
    get: (key) => readFile(pathOf(key)).catch(absent),
    size: async (key) => (await stat(pathOf(key)).catch(absent))?.size ?? null,
    delete: (key) => rm(pathOf(key), { force: true }),
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

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
