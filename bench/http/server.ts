import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The port of the server that is measured, unless there are several. */
export const PORT = 3951;

/** What an address of the server answers, as text and as data. */
export async function api(
  path: string,
  token: string,
  port = PORT,
): Promise<{ data: Record<string, unknown>; text: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return { data: (JSON.parse(text) as { data: Record<string, unknown> }).data, text };
}

/** Signs a person of the demonstration in, through a proxy where an address is given that the person comes from. */
export async function signIn(username: string, port = PORT, address?: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/auth/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      'x-hearth-frame': '1',
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ username, password: 'Hearth-demo-2026' }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}

/** What `npm start` gives the process: the young memory of V8 stays small, 25 MB instead of 70. */
const START = ['--max-semi-space-size=8'];

/** Starts the server, seeded when its database is empty, and waits until it is ready. */
export async function startServer(
  flags: readonly string[] = [],
  { port, url }: { port: number; url: string | undefined } = { port: PORT, url: process.env['DATABASE_URL'] },
): Promise<{ pid: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [...START, ...flags, 'apps/server/src/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      HEARTH_MODE: 'demo',
      DATABASE_URL: url,
      PORT: String(port),
      DATA_DIR: process.env['DATA_DIR'] ?? '/tmp/hearth-bench',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
    },
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined))?.ok === true) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
