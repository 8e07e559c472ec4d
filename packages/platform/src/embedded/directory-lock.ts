import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirectoryInUse, DataDirectoryUnusable } from './failures.ts';

const LOCK = 'lock';
const HOLDER = 'lock-holder.json';
const SQLITE_BUSY = 5;
const CONTEST_TRIES = 6;
const CONTEST_PAUSE_MS = 15;
const READ_TRIES = 10;
const READ_PAUSE_MS = 20;

interface LockHolder {
  readonly pid: number;
  readonly host: string;
}

/** A held data directory. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes a data directory for this process alone, or throws DataDirectoryInUse. The lock is the kernel's lock on a file,
 * so it ends with the process however that ends, and holds between containers that share the directory.
 * Node has no call for such locks; SQLite, which comes with it, takes them on every system.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const held = openLocked(directory);
  if (held === undefined) throw new DataDirectoryInUse(directory, readHolder(directory), hostname());
  writeFileSync(join(directory, HOLDER), JSON.stringify({ pid: process.pid, host: hostname() } satisfies LockHolder));
  return { release: () => held.close() };
}

/**
 * The locked file, or undefined when another process holds it. Two that start at the same moment can each see the other's
 * first step and both step back, so each tries again after a pause of its own length.
 */
function openLocked(directory: string): DatabaseSync | undefined {
  for (let attempt = 0; attempt < CONTEST_TRIES; attempt += 1) {
    if (attempt > 0) pause(CONTEST_PAUSE_MS * attempt * (0.5 + Math.random()));
    let file: DatabaseSync | undefined;
    try {
      file = new DatabaseSync(join(directory, LOCK), { timeout: 0 });
      file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
      return file;
    } catch (error) {
      file?.close();
      if ((error as { errcode?: number }).errcode === SQLITE_BUSY) continue;
      throw new DataDirectoryUnusable(directory, 'its lock file cannot be opened and locked.', { cause: error });
    }
  }
  return undefined;
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * Reads the lock's holder, again if dead: it writes its name just after taking the lock. The holder writes its name
 * just after taking the lock, so a dead name is read again.
 */
function readHolder(directory: string): LockHolder | undefined {
  for (let attempt = 0; attempt < READ_TRIES; attempt += 1) {
    const holder = parseHolder(directory);
    if (holder !== undefined && (holder.host !== hostname() || isAlive(holder.pid))) return holder;
    pause(READ_PAUSE_MS);
  }
  return undefined;
}

function parseHolder(directory: string): LockHolder | undefined {
  try {
    const read = JSON.parse(readFileSync(join(directory, HOLDER), 'utf8')) as Partial<LockHolder>;
    return typeof read.pid === 'number' && typeof read.host === 'string'
      ? { pid: read.pid, host: read.host }
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
