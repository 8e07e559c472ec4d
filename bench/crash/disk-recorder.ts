import fs from 'node:fs';
import { relative, resolve } from 'node:path';

/** What a process asked of the disk, in order. `file` is a number of its own for each file, whatever it is called at the time. */
export type DiskRequest =
  | { readonly kind: 'create' | 'unlink'; readonly file: number; readonly path: string }
  | { readonly kind: 'rename'; readonly file: number; readonly path: string; readonly to: string }
  | { readonly kind: 'make folder' | 'remove folder'; readonly path: string }
  | { readonly kind: 'write'; readonly file: number; readonly position: number; readonly data: Buffer }
  | { readonly kind: 'cut'; readonly file: number; readonly size: number }
  | { readonly kind: 'sync'; readonly file: number };

/** The requests so far, and the name that each file had before the first. */
export interface Recording {
  readonly requests: DiskRequest[];
  readonly names: ReadonlyMap<number, string>;
}

/** Records everything that this process asks of a folder's files from now on, through Node's synchronous calls. */
export function recordDisk(folder: string): Recording {
  const requests: DiskRequest[] = [];
  const numbers = new Map<string, number>();
  const open = new Map<number, number>();
  const inside = (path: unknown): string | undefined => {
    const name = relative(folder, resolve(String(path)));
    return name.startsWith('..') ? undefined : name;
  };
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) numbers.set(name, numbers.size);
  const names = new Map([...numbers].map(([name, file]) => [file, name]));
  let next = numbers.size;

  const numberOf = (path: string): number => {
    const known = numbers.get(path);
    if (known !== undefined) return known;
    const file = next++;
    numbers.set(path, file);
    requests.push({ kind: 'create', file, path });
    return file;
  };
  const { openSync, closeSync, writeSync, writeFileSync, ftruncateSync, truncateSync } = fs;
  const { renameSync, unlinkSync, mkdirSync, rmdirSync, fsyncSync } = fs;

  Object.assign(fs, {
    openSync: (path: string, flags: number, ...rest: []) => {
      const descriptor = openSync(path, flags, ...rest);
      const name = inside(path);
      if (name === undefined) return descriptor;
      const file = numberOf(name);
      open.set(descriptor, file);
      if (typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0)
        requests.push({ kind: 'cut', file, size: 0 });
      return descriptor;
    },
    closeSync: (descriptor: number) => {
      open.delete(descriptor);
      closeSync(descriptor);
    },
    writeSync: (descriptor: number, bytes: Uint8Array, offset: number, length: number, position: number) => {
      const file = open.get(descriptor);
      const written = writeSync(descriptor, bytes, offset, length, position);
      if (file !== undefined) {
        const data = Buffer.from(Buffer.from(bytes.buffer, bytes.byteOffset + offset, written));
        requests.push({ kind: 'write', file, position, data });
      }
      return written;
    },
    writeFileSync: (path: string, content: string, ...rest: []) => {
      writeFileSync(path, content, ...rest);
      const name = inside(path);
      if (name !== undefined) requests.push({ kind: 'cut', file: numberOf(name), size: 0 });
    },
    ftruncateSync: (descriptor: number, size: number) => {
      const file = open.get(descriptor);
      ftruncateSync(descriptor, size);
      if (file !== undefined) requests.push({ kind: 'cut', file, size });
    },
    truncateSync: (path: string, size: number) => {
      truncateSync(path, size);
      const name = inside(path);
      if (name !== undefined) requests.push({ kind: 'cut', file: numberOf(name), size });
    },
    renameSync: (from: string, to: string) => {
      renameSync(from, to);
      const [path, target] = [inside(from), inside(to)];
      if (path === undefined || target === undefined) return;
      const file = numberOf(path);
      numbers.delete(path);
      numbers.set(target, file);
      requests.push({ kind: 'rename', file, path, to: target });
    },
    unlinkSync: (path: string) => {
      unlinkSync(path);
      const name = inside(path);
      if (name === undefined) return;
      requests.push({ kind: 'unlink', file: numberOf(name), path: name });
      numbers.delete(name);
    },
    mkdirSync: (path: string, ...rest: []) => {
      const made = mkdirSync(path, ...rest);
      const name = inside(path);
      if (name !== undefined) requests.push({ kind: 'make folder', path: name });
      return made;
    },
    rmdirSync: (path: string) => {
      rmdirSync(path);
      const name = inside(path);
      if (name !== undefined) requests.push({ kind: 'remove folder', path: name });
    },
    fsyncSync: (descriptor: number) => {
      fsyncSync(descriptor);
      requests.push({ kind: 'sync', file: open.get(descriptor) ?? -1 });
    },
  });
  return { requests, names };
}
