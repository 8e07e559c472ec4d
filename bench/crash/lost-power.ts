import fs from 'node:fs';
import { join } from 'node:path';
import type { DiskRequest, Recording } from './disk-recorder.ts';

const BLOCK = 4096;

/**
 * Makes a folder look as a power loss after the first `count` requests may leave it on a journalling file system. What was
 * synced is there. Of later writes each block of 4 KiB is there or not, in any mixture; of later names and sizes, those up to
 * some moment. The folder holds the files as before the first request.
 */
export function losePower(folder: string, { requests, names }: Recording, count: number, random: () => number): void {
  const synced = new Map<number, number>();
  let journal = 0;
  for (const [at, request] of requests.slice(0, count).entries()) {
    if (request.kind !== 'sync') continue;
    synced.set(request.file, at);
    journal = at;
  }
  journal += Math.floor(random() * (count - journal + 1));
  const share = random();
  const paths = new Map(names);
  for (const [at, request] of requests.slice(0, count).entries()) {
    if (request.kind === 'sync') continue;
    if (request.kind !== 'write') {
      if (at <= journal) replay(folder, request, paths);
      continue;
    }
    const path = paths.get(request.file);
    if (path === undefined) continue;
    const isSafe = at < (synced.get(request.file) ?? -1);
    writeBlocks(join(folder, path), request.position, request.data, () => isSafe || random() < share);
  }
}

type NameRequest = Exclude<DiskRequest, { kind: 'write' } | { kind: 'sync' }>;

function replay(folder: string, request: NameRequest, paths: Map<number, string>): void {
  const full = 'path' in request ? join(folder, request.path) : '';
  switch (request.kind) {
    case 'create':
      paths.set(request.file, request.path);
      return fs.closeSync(fs.openSync(full, 'a'));
    case 'unlink':
      paths.delete(request.file);
      return fs.rmSync(full, { force: true });
    case 'rename':
      paths.set(request.file, request.to);
      return fs.renameSync(full, join(folder, request.to));
    case 'make folder':
      return void fs.mkdirSync(full, { recursive: true });
    case 'remove folder':
      return fs.rmSync(full, { recursive: true, force: true });
    case 'cut': {
      const path = paths.get(request.file);
      return path === undefined ? undefined : fs.truncateSync(join(folder, path), request.size);
    }
  }
}

function writeBlocks(file: string, position: number, data: Buffer, isThere: () => boolean): void {
  const descriptor = fs.openSync(file, 'r+');
  for (let start = 0; start < data.length;) {
    const end = Math.min(data.length, start + BLOCK - ((position + start) % BLOCK));
    if (isThere()) fs.writeSync(descriptor, data, start, end - start, position + start);
    start = end;
  }
  fs.closeSync(descriptor);
}
