import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Keyring, SealKeyMissing, sealingKeyName } from './keyring.ts';
import { loadKeyring } from './load-keyring.ts';

const FIRST = 'first-key-first-key-first-key-1234';
const SECOND = 'second-key-second-key-second-key-1';
const dataDir = mkdtempSync(join(tmpdir(), 'hearth-keys-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const load = (secretKey?: string, previousSecretKey?: string): Keyring =>
  loadKeyring({ dataDir, secretKey, previousSecretKey });

test('what was sealed with the key before opens with the next, and not without it', () => {
  const sealed = new Keyring(FIRST).seal('anna', 'secret');
  expect(sealed).not.toContain('secret');
  expect(new Keyring(SECOND, FIRST).open('anna', sealed)).toBe('secret');
  expect(() => new Keyring(SECOND).open('anna', sealed)).toThrow(SealKeyMissing);
  expect(sealingKeyName(sealed)).toBe(new Keyring(FIRST).current);
});

test('moved to another owner, changed in any character or not sealed at all, it does not open', () => {
  const keys = new Keyring(FIRST);
  const sealed = keys.seal('anna', 'secret');
  expect(() => keys.open('berta', sealed)).toThrow();
  expect(() => keys.open('anna', 'secret')).toThrow('not');
  const [name = '', text = ''] = sealed.split('.');
  for (const index of [0, 20, text.length - 2]) {
    const other = text[index] === 'A' ? 'B' : 'A';
    expect(() => keys.open('anna', `${name}.${text.slice(0, index)}${other}${text.slice(index + 1)}`)).toThrow();
  }
});

test('keys for other purposes differ from each other and from the key itself', () => {
  const keys = new Keyring(SECOND, FIRST);
  const [snapshots, before] = keys.derive('snapshots');
  const [other] = keys.derive('other');
  expect(snapshots.name).toBe(keys.current);
  expect(Buffer.from(snapshots.key).equals(other.key)).toBe(false);
  expect(before?.key).toEqual(new Keyring(FIRST).derive('snapshots')[0].key);
});

test('a trial keeps its key in a file for its user alone, and opens with it later beside a SECRET_KEY', () => {
  const sealed = load().seal('anna', 'secret');
  const file = join(dataDir, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(load().open('anna', sealed)).toBe('secret');
  expect(load(FIRST).current).toBe(new Keyring(FIRST).current);
  expect(load(FIRST).open('anna', sealed)).toBe('secret');
  expect(new Set(Array.from({ length: 5 }, () => load().current)).size).toBe(1);
});

test('a key file that was emptied is not replaced', () => {
  const file = join(dataDir, 'secret.key');
  const before = readFileSync(file);
  chmodSync(file, 0o600);
  writeFileSync(file, '');
  expect(() => load()).toThrow('is empty');
  writeFileSync(file, before);
});
