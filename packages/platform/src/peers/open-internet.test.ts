import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { LOCAL_TLS } from '@hearth/testing/peers/local-tls';
import { afterAll, expect, test } from 'vitest';
import { fetchConfigured, fetchOutside, isAskable, isPrivateAddress, outboundFetch } from './open-internet.ts';

let connections = 0;
const canary = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
const { port } = canary.address() as AddressInfo;
afterAll(() => void canary.close());

test.each([
  `http://127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}/`,
  `https://127.1:${port}/`,
  `https://2130706433:${port}/`,
  `https://0x7f000001:${port}/`,
  `https://0.0.0.0:${port}/`,
  `https://localhost:${port}/`,
  `https://[::1]:${port}/`,
  `https://[::]:${port}/`,
  `https://[::ffff:127.0.0.1]:${port}/`,
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/hostname',
])('%s is never connected to (CWE-918)', async (address) => {
  await expect(fetchOutside(address)).rejects.toThrow(/open internet/);
  expect(connections).toBe(0);
});

test.each([
  ['10.1.2.3', true],
  ['100.64.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['203.0.113.7', false],
  ['fd00::1', true],
  ['fe80::1', true],
  ['64:ff9b::7f00:1', true],
  ['64:ff9b:1::7f00:1', true],
  ['2002:7f00:1::', true],
  ['2002:a9fe:a9fe::1', true],
  ['2001:0:7f00:1::', true],
  ['2001:1::1', false],
  ['fec0::1', true],
  ['::7f00:1', true],
  ['::127.0.0.1', true],
  ['2606:4700::1111', false],
  ['2001:db8::1', false],
])('%s is inside: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});

test('nobody is followed to where an answer leads, nor read to the end of a long one, in a trial neither (CWE-918)', async () => {
  const leading = createHttpServer((request, answer) => {
    if (request.url === '/long') answer.end('a'.repeat(1_000_001));
    else answer.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
  });
  await new Promise<void>((resolve) => leading.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(leading.address() as AddressInfo).port}`;
  for (const ask of [outboundFetch({ mode: 'demo', allowedInternalHosts: [] }), fetchConfigured]) {
    expect((await ask(`${origin}/`)).status).toBe(302);
    await expect(ask(`${origin}/long`)).rejects.toThrow('too long');
  }
  leading.close();
  expect(connections).toBe(0);
});

test('in production a host inside the network is asked only where the settings list it, and over https (CWE-918)', async () => {
  const ask = outboundFetch({ mode: 'production', allowedInternalHosts: ['127.0.0.1', 'localhost'] });
  const before = connections;
  await expect(ask(`http://127.0.0.1:${port}/`)).rejects.toThrow('not an address on the open internet');
  await expect(ask(`https://127.0.0.2:${port}/`)).rejects.toThrow('not an address on the open internet');
  expect(connections).toBe(before);
  // There is no certificate: the handshake is what fails, so a connection was made.
  await expect(ask(`https://127.0.0.1:${port}/`)).rejects.not.toThrow('open internet');
  await expect(ask(`https://localhost:${port}/`)).rejects.not.toThrow('open internet');
  expect(connections).toBeGreaterThan(before);
});

test('a connection into the network that the operator’s settings opened is used for no address that a customer typed (CWE-918)', async () => {
  const known = getCACertificates('default');
  setDefaultCACertificates([...known, LOCAL_TLS.cert]);
  let asked = 0;
  const inner = createHttpsServer(LOCAL_TLS, (_request, answer) => {
    asked += 1;
    answer.end('inner');
  });
  await new Promise<void>((resolve) => inner.listen(0, 'localhost', resolve));
  const address = `https://localhost:${(inner.address() as AddressInfo).port}/`;
  try {
    for (const time of [1, 2]) {
      expect(await (await fetchConfigured(address)).text()).toBe('inner');
      expect(asked).toBe(time);
      // The connection is free again once its answer was read to the end.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await expect(fetchOutside(address)).rejects.toThrow(/open internet/);
    }
    expect(asked).toBe(2);
  } finally {
    setDefaultCACertificates(known);
    inner.closeAllConnections();
    inner.close();
  }
});

test('what a peer answers never ends the process: statuses without a body, and those that there are not', async () => {
  const odd = createHttpServer((request, answer) => {
    const status = Number(request.url?.slice(1));
    answer.socket?.end(`HTTP/1.1 ${status} Odd\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
  for (const status of [204, 205, 304, 599]) expect((await fetchConfigured(`${origin}/${status}`)).status).toBe(status);
  for (const status of [101, 600, 999]) await expect(fetchConfigured(`${origin}/${status}`)).rejects.toThrow();
  odd.close();
});

test('the beginning of an answer is enough for whoever asks for no more, however long it is or takes', async () => {
  const endless = createHttpServer((_request, answer) => {
    answer.writeHead(200).write('a'.repeat(5000));
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  const answer = await fetchConfigured(origin, { firstBytes: 1024 });
  expect([answer.status, await answer.text()]).toEqual([200, 'a'.repeat(1024)]);
  endless.close();
});

test.each([
  ['https://example.com/hooks', true],
  ['http://example.com/hooks', false],
  ['https://10.0.0.12/hooks', true],
  ['http://10.0.0.12/hooks', false],
  ['https://10.0.0.13/hooks', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['nothing', false],
])('whether production would ask %s shows beforehand: %s', (address, expected) => {
  const rules = { mode: 'production', allowedInternalHosts: ['10.0.0.12'] } as const;
  expect(isAskable(rules, address)).toBe(expected);
  expect(isAskable({ ...rules, mode: 'demo' }, address)).toBe(address !== 'nothing');
});
