import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@hearth/testing/free-port';
import { conclude, crash } from './supervisor.ts';
import type { Subject } from './supervisor.ts';

/**
 * Kills the whole server while positions are added to a group over HTTP, again and again, and looks whether every answered one
 * is still there: `node bench/crash/server.ts [kills]` through npm. It uses the embedded database in a new directory, or the
 * server of DATABASE_URL, whose database should be an empty one of its own.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 120_000;
const WRITERS = 4;
const NAME = /^Ledger (\d+)$/;
const dataDir = await mkdtemp(join(tmpdir(), 'hearth-crash-server-'));

interface Running {
  readonly call: (path: string, body?: unknown) => Promise<unknown>;
  readonly kill: () => Promise<void>;
}

async function start(): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/src/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const endToo = (): void => void child.kill('SIGKILL');
  process.once('exit', endToo);
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('the server does not start');
    await setTimeout(50);
  }
  let token = '';
  const call: Running['call'] = async (path, body) => {
    const response = await fetch(`${address}${path}`, {
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-hearth-frame': '1',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  token = await signIn(call);
  return {
    call,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      process.off('exit', endToo);
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function signIn(call: Running['call']): Promise<string> {
  const accounts = (await call('/demo/accounts')) as { kind: string; username: string; password: string }[];
  const owner = accounts.find(({ kind }) => kind.startsWith('Enterprise owner'));
  if (owner === undefined) throw new Error('There is no enterprise owner among the demonstration accounts.');
  const { username, password } = owner;
  const { data } = (await call('/auth/session/login', { username, password })) as { data: { access_token: string } };
  return data.access_token;
}

async function positionsPath({ call }: Running): Promise<string> {
  const { data } = (await call('/v1/users/info')) as { data: { entry_mode: { brand_id: string } } };
  return `/v1/brands/${data.entry_mode.brand_id}/positions`;
}

const subject: Subject = {
  write: async (first, acknowledged) => {
    const running = await start();
    const path = await positionsPath(running);
    let next = first;
    const writeOn = async (): Promise<void> => {
      for (;;) {
        const number = next;
        next += 1;
        await running.call(path, { name: `Ledger ${number}`, department: 'BAR' });
        acknowledged(number);
      }
    };
    const writers = Array.from({ length: WRITERS }, () => writeOn());
    let killed = false;
    const failed = Promise.all(writers).catch((error: unknown) => {
      if (!killed) throw error;
    });
    return {
      kill: async () => {
        killed = true;
        await running.kill();
        await failed;
      },
    };
  },
  held: async () => {
    const running = await start();
    try {
      const { data } = (await running.call(await positionsPath(running))) as {
        data: { positions: { name: string }[] };
      };
      return new Set(data.positions.flatMap(({ name }) => NAME.exec(name)?.[1] ?? []).map(Number));
    } finally {
      await running.kill();
    }
  },
};

const kills = Number(process.argv[2] ?? 20);
process.stdout.write(`Database: ${process.env['DATABASE_URL'] === undefined ? 'embedded' : 'server'}\n`);
conclude(await crash(subject, kills, (line) => process.stdout.write(`${line}\n`)));
await rm(dataDir, { recursive: true });
