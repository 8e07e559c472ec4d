import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Below the ports that systems give out by themselves, which anybody's next connection may be given. */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 500;
/** What test processes of one user have taken, each in a file that names its process. */
const TAKEN = join(tmpdir(), `hearth-ports-${userInfo().username}`);

/**
 * A port that nobody listens on and that no other test process is given while this one lives. One that is taken already, by
 * whomever, is passed over.
 */
export async function freePort(): Promise<number> {
  mkdirSync(TAKEN, { recursive: true });
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (!take(port)) continue;
    if (await isFree(port)) return port;
    rmSync(join(TAKEN, String(port)), { force: true });
  }
  throw new Error(`None of ${TRIES} ports was free.`);
}

/** Writes down that this process has a port, unless one that lives has it. */
function take(port: number): boolean {
  const path = join(TAKEN, String(port));
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch {
    if (isAlive(Number(readOr(path, '0')))) return false;
    rmSync(path, { force: true });
    return false;
  }
  process.once('exit', () => rmSync(path, { force: true }));
  return true;
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}
