import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@hearth/testing/free-port';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** As long as it may take where everything else runs at the same time; what works is never waited for that long. */
const PATIENCE = { timeout: 600_000, interval: 500 };
/** What belongs to the tests and not to whoever develops. */
const NOT_THEIRS = /^(?:VITEST|NODE_ENV|NODE_OPTIONS|TEST_|DATABASE_URL|PUBLIC_URL|HOST$|HEARTH_)/;

/** `npm run dev` as in a terminal: a group of processes, to which a key sends its signal. */
async function develop() {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'hearth-dev-'))];
  const theirs = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_THEIRS.test(name)));
  const child = spawn('npm', ['run', 'dev'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...theirs, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm cannot be started.');
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part.toString()));
  /** Sends a signal to every process of the group; false when there is none. */
  const send = (signal: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-pid, signal);
    } catch {
      return false;
    }
  };
  const end = (): void => void send('SIGKILL');
  // A group of its own hears nothing of it when whoever tests gives up.
  process.once('exit', end);
  onTestFinished(async () => {
    end();
    process.off('exit', end);
    await rm(dataDir, { recursive: true, force: true });
  });
  return { url: `http://localhost:${port}`, send, said };
}

test(
  'npm run dev serves pages from their sources on an empty folder, and Ctrl-C leaves nothing running',
  { timeout: 2 * PATIENCE.timeout },
  async () => {
    const { url, send, said } = await develop();
    const status = async (): Promise<number> => {
      // What has ended will not answer any more: what it said is why.
      if (!send(0)) throw new Error(said.join(''));
      return (await fetch(`${url}/health/ready`).catch(() => undefined))?.status ?? 0;
    };
    while ((await status()) !== 200) await new Promise((resolve) => setTimeout(resolve, PATIENCE.interval));

    const page = await fetch(`${url}/user/login`);
    expect(page.status).toBe(200);
    const [, source] = /<script [^>]*src="([^"]*entry-client[^"]*)"/.exec(await page.text()) ?? [];
    const script = await fetch(new URL(source ?? '', url));
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    // As React is while developing: the file as it was written, and no part of a build.
    expect((await script.text()).includes('jsxDEV')).toBe(true);

    expect(send('SIGINT')).toBe(true);
    await expect.poll(() => send(0), PATIENCE).toBe(false);
    expect(await fetch(url).catch(() => 'nobody')).toBe('nobody');
  },
);
