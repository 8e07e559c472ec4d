import { startClamdPeer, TEST_SIGNATURE, TEST_VIRUS } from '@hearth/testing/peers/clamd-peer';
import type { ClamdPeer } from '@hearth/testing/peers/clamd-peer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log.ts';
import { clamd } from './virus-scan.ts';

let peer: ClamdPeer;
const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const scanner = (address = peer.address, mostMs?: number) => {
  const { virusScan } = readConfig({ VIRUS_SCAN: address });
  if (virusScan === undefined) throw new Error('no scanner');
  return clamd(virusScan, log, mostMs);
};

beforeAll(async () => {
  peer = await startClamdPeer();
  // The client of clamd tells the console of connections that break off.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => peer.stop());

test('a file is sent whole to the scanner, and is clean when that finds nothing', async () => {
  expect(await scanner()(Buffer.alloc(300_000, 7))).toEqual({ state: 'CLEAN' });
  expect(peer.scanned).toEqual([300_000]);
});

test('a file in which something is found is infected, with the name that the scanner gives it', async () => {
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000), Buffer.from(TEST_VIRUS)]);
  expect(await scanner()(file)).toEqual({ state: 'INFECTED', signature: TEST_SIGNATURE });
});

test('a file that the scanner will not take, or comes to no end with, is not checked', async () => {
  // Longer than any of these takes: none is about time.
  const scan = scanner(peer.address, 60_000);
  await peer.behave({ most: 1000 });
  expect(await scan(Buffer.alloc(200_000))).toEqual({ state: 'UNCHECKED' });
  await peer.behave('hangs-up');
  expect(await scan(Buffer.from('small'))).toEqual({ state: 'UNCHECKED' });
  await peer.behave('well');
  expect(await scan(Buffer.from('small'))).toEqual({ state: 'CLEAN' });
});

test('without the scanner nothing is checked, and the log says so', async () => {
  await peer.behave('down');
  expect(await scanner()(Buffer.from('small'))).toEqual({ state: 'UNCHECKED' });
  expect(await scanner('unix:/nowhere/clamd.ctl')(Buffer.from('small'))).toEqual({ state: 'UNCHECKED' });
  expect(lines.at(-1)).toContain('could not be checked');
  await peer.behave('well');
});

test.each([
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { socket: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { socket: '/run/clamav/clamd.ctl' }],
  ['', undefined],
])('%s is where the scanner is', (text, virusScan) => {
  expect(readConfig({ VIRUS_SCAN: text }).virusScan).toEqual(virusScan);
});

test.each(['clamav', 'tcp://clamav', 'tcp://clamav:0', 'tcp://clamav:70000', 'http://clamav:3310'])(
  '%s is no place of a scanner, and the start says so',
  (text) => {
    expect(() => readConfig({ VIRUS_SCAN: text })).toThrow('VIRUS_SCAN');
  },
);
