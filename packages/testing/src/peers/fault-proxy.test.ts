import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startFaultProxy } from './fault-proxy.ts';

/** Answers every line with the same line. */
const echo = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.pipe(socket);
});
await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
const proxy = await startFaultProxy((echo.address() as AddressInfo).port);
const clients: Socket[] = [];

afterEach(() => {
  proxy.set();
  for (const client of clients.splice(0)) client.destroy();
});
afterAll(async () => {
  await proxy.close();
  echo.close();
});

async function call(): Promise<Socket> {
  const client = connect({ port: proxy.port, host: '127.0.0.1', noDelay: true });
  client.on('error', () => undefined);
  clients.push(client);
  await once(client, 'connect');
  return client;
}

/** Resolves when a connection is gone, however it went. */
const gone = (client: Socket): Promise<void> => new Promise((resolve) => client.once('close', () => resolve()));

/** Says something, and how long it took until all of it had come back. */
async function say(client: Socket, text: string): Promise<number> {
  const since = performance.now();
  client.write(text);
  for (let back = ''; back.length < text.length;) {
    const [part] = (await once(client, 'data')) as [Buffer];
    back += part.toString();
    expect(text.startsWith(back)).toBe(true);
  }
  return performance.now() - since;
}

test('what is said passes whole and in order, through latency that differs from part to part', async () => {
  const client = await call();
  await say(client, 'hello');
  proxy.set({ latencyMs: 20, jitterMs: 60, slowShare: 0.3, slowMs: 100 });
  let heard = '';
  client.on('data', (part: Buffer) => (heard += part.toString()));
  const said = Array.from({ length: 30 }, (_, number) => `${number},`);
  for (const part of said) {
    client.write(part);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(said.join(''));
});

test('latency holds up each way once', async () => {
  const client = await call();
  proxy.set({ latencyMs: 100 });
  expect(await say(client, 'hello')).toBeGreaterThanOrEqual(190);
});

test('a narrow line takes as long as it is narrow', async () => {
  const client = await call();
  proxy.set({ bytesPerSecond: 200_000 });
  expect(await say(client, 'x'.repeat(100_000))).toBeGreaterThanOrEqual(480);
});

test('a reset breaks open connections, and new ones pass', async () => {
  const client = await call();
  await say(client, 'hello');
  const closed = gone(client);
  proxy.reset();
  await closed;
  await say(await call(), 'again');
});

test('refused connections are reset, those that are open stay', async () => {
  const client = await call();
  await say(client, 'hello');
  const { arrived } = proxy;
  proxy.set({ refuses: true });
  const refused = connect({ port: proxy.port, host: '127.0.0.1' });
  refused.on('error', () => undefined);
  await gone(refused);
  expect(proxy.arrived).toBe(arrived + 1);
  await say(client, 'still here');
});

test('a black hole says nothing, and what fell into it arrives when it ends', async () => {
  const client = await call();
  await say(client, 'hello');
  proxy.set({ blackHole: true });
  let heard = '';
  client.on('data', (part: Buffer) => (heard += part.toString()));
  client.write('anybody?');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([heard, client.destroyed]).toEqual(['', false]);
  proxy.set();
  await expect.poll(() => heard).toBe('anybody?');
});

test('a server that is not there is a client that is reset; another place is led to', async () => {
  const nobody = createServer();
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
  const free = (nobody.address() as AddressInfo).port;
  await new Promise<void>((resolve) => nobody.close(() => resolve()));
  proxy.leadTo(free);
  await gone(await call());
  proxy.leadTo((echo.address() as AddressInfo).port);
  await say(await call(), 'hello');
});
