import { PUBLIC, SYSTEM } from '@hearth/platform/database';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { resolveAddresses } from '../names.ts';
import { fetchOutside } from '../peers/open-internet.ts';

const server = await startTestServer();
const { files } = server.application.tools;
const { runner } = server.application;

const acts: readonly [string, () => Promise<unknown>][] = [
  ['a file is written', () => files.put('a/b', Buffer.from('x'), 'text/plain')],
  ['a file is read', () => files.get('a/b')],
  ['a file is measured', () => files.size('a/b')],
  ['a file is deleted', () => files.delete('a/b')],
  ['somebody else’s machine is asked', () => fetchOutside('https://example.com/')],
  ['the name service is asked', () => resolveAddresses('example.com')],
];

test.each(acts)('no transaction waits while %s, not even one that only reads', async (_what, act) => {
  await expect(runner.run(SYSTEM, () => act())).rejects.toThrow('within a transaction');
  await expect(runner.run(PUBLIC, () => act(), true)).rejects.toThrow('within a transaction');
});

test('an address of a file is signed within one', async () => {
  const permit = { key: 'a/b', name: 'b', type: 'text/plain', expiresAt: new Date('2030-01-01') };
  expect(await runner.run(SYSTEM, (work) => work.files.downloadUrl(permit))).toContain('/files?');
});
