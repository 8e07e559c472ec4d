import { startFaultProxy } from '@hearth/testing/peers/fault-proxy';
import { freePort } from '@hearth/testing/free-port';
import pg from 'pg';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runWhenDatabaseIsUp } from './await-database.ts';

const said: string[] = [];
const log = {
  warn: (...words: unknown[]) => void said.push(String(words.at(-1))),
  info: (...words: unknown[]) => void said.push(String(words.at(-1))),
};
const ask = async (port: number, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
};
/** The first moment at which something holds. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a start whose database is away is live and not ready, says so once, and goes on when it comes', async () => {
  // Behind the network stands what takes connections: the driver's own errors are what is waited on.
  const database = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await new Promise((resolve) => database.once('listening', resolve));
  const network = await startFaultProxy((database.address() as AddressInfo).port);
  network.set({ refuses: true });
  const port = await freePort();
  let tries = 0;
  const connect = async (): Promise<string> => {
    tries += 1;
    if (isBack) return 'done';
    const client = new pg.Client({ host: '127.0.0.1', port: network.port, connectionTimeoutMillis: 500 });
    client.on('error', () => undefined);
    await client.connect();
    return 'connected to nothing';
  };
  let isBack = false;
  const started = runWhenDatabaseIsUp({ port, host: '127.0.0.1' }, log, connect);
  await until(() => tries > 2);
  expect(await ask(port, '/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
  expect(await ask(port, '/health/ready')).toEqual({ status: 503, retryAfter: '5', body: { status: 'no database' } });
  expect(await ask(port, '/v1/jobs')).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { data: { code: 'UNAVAILABLE' } },
  });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('cannot be reached');
  // A silent network is no other than one that refuses.
  network.set({ blackHole: true });
  const before = tries;
  await until(() => tries > before + 1);
  isBack = true;
  expect(await started).toBe('done');
  expect(said.at(-1)).toContain('goes on');
  await expect(ask(port, '/health/live'), 'the port is free for the application').rejects.toThrow();
  await network.close();
  database.close();
});

test.each([
  ['a wrong password', '28P01'],
  ['a database of another name', '3D000'],
  ['a statement that is wrong', '42601'],
])('%s is not waited for', async (_what, code) => {
  const error = Object.assign(new Error('no'), { code, severity: code === '42601' ? 'ERROR' : 'FATAL' });
  await expect(runWhenDatabaseIsUp({ port: 0, host: '127.0.0.1' }, log, () => Promise.reject(error))).rejects.toBe(
    error,
  );
});
