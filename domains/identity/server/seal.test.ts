import { createCipheriv, randomBytes } from 'node:crypto';
import { SYSTEM } from '@hearth/platform/database';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getServerKey } from './queries/server-key.ts';
import { seal, unseal, unsealBytes } from './seal.ts';

const server = await startTestServer();
const NONE = { secretKey: undefined, previousSecretKey: undefined };
const FIRST = { secretKey: 'first-key-first-key-first-key-1234', previousSecretKey: undefined };
const SECOND = { secretKey: 'second-key-second-key-second-key-1', previousSecretKey: FIRST.secretKey };
const run = <T>(work: (tx: Parameters<typeof seal>[0]) => Promise<T>): Promise<T> =>
  server.run(({ db }) => work(db), SYSTEM);

test.each([
  ['before a key was configured, opens with one', NONE, FIRST],
  ['with the key before, opens with the next', FIRST, SECOND],
  ['without any key, opens without', NONE, NONE],
])('what was sealed %s', async (_when, then, now) => {
  const sealed = await run((tx) => seal(tx, then, 'anna', 'secret'));
  expect(sealed).not.toContain('secret');
  expect(await run((tx) => unseal(tx, now, 'anna', sealed))).toBe('secret');
  expect(await run((tx) => unsealBytes(tx, now, 'anna', Buffer.from(sealed)))).toBe('secret');
});

test('a configured key is used, so a copy of the database opens nothing', async () => {
  const sealed = await run((tx) => seal(tx, FIRST, 'anna', 'secret'));
  await expect(run((tx) => unseal(tx, NONE, 'anna', sealed))).rejects.toThrow('not configured');
});

test('moved to another owner, or changed in any character, it does not open', async () => {
  const sealed = await run((tx) => seal(tx, FIRST, 'anna', 'secret'));
  await expect(run((tx) => unseal(tx, FIRST, 'berta', sealed))).rejects.toThrow();
  const [name = '', text = ''] = sealed.split('.');
  for (const index of [0, 20, text.length - 2]) {
    const other = text[index] === 'A' ? 'B' : 'A';
    const changed = `${name}.${text.slice(0, index)}${other}${text.slice(index + 1)}`;
    await expect(run((tx) => unseal(tx, FIRST, 'anna', changed))).rejects.toThrow();
  }
});

test('bytes that were sealed before keys had names still open', async () => {
  const key = await run((tx) => getServerKey(tx, 'seal:federation'));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update('old secret', 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]);
  expect(await run((tx) => unsealBytes(tx, FIRST, 'federation', sealed))).toBe('old secret');
});
