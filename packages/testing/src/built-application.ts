import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import beginJourneys from './journey-clock.ts';
import { ROOT } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built, seeded application answers, and its port. */
    application: { readonly url: string; readonly port: number };
  }
}

const START_LIMIT_MS = 180_000;

/**
 * Starts the application as a user does, with a data directory of its own, and waits until it is ready. It, the tests and their
 * browsers begin at the same moment on every day.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  beginJourneys();
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-journeys-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['apps/server/src/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      HEARTH_MODE: 'demo',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      HOST: '',
      TZ: 'UTC',
      // One machine plays hundreds of people.
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  const exited = new Promise<never>((_resolve, reject) =>
    child.once('exit', (code) => reject(new Error(`The application ended with ${code} before it was ready.`))),
  );
  await Promise.race([waitUntilReady(url), exited]);
  project.provide('application', { url, port });
  return async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function waitUntilReady(url: string): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The application at ${url} was not ready in time.`);
}
