import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Keyring, SealKeyMissing } from '../../sealing/keyring.ts';
import { listEntries, packArchive, unpackArchive } from './archive.ts';

describe('an archive', () => {
  let folder: string;
  let source: string;
  let target: string;
  let archive: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-archive-'));
    [source, target, archive] = [join(folder, 'source'), join(folder, 'target'), join(folder, 'archive.tar.gz')];
    mkdirSync(join(source, 'base/5'), { recursive: true });
    mkdirSync(join(source, 'pg_wal'));
    writeFileSync(join(source, 'base/5/1'), randomBytes(3 * 1024 * 1024 + 17));
    writeFileSync(join(source, 'empty'), '');
    writeFileSync(join(source, 'PG_VERSION'), '18\n');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const contentOf = (root: string): Record<string, string> =>
    Object.fromEntries(
      [...listEntries(root, () => true)].map((entry) => [
        entry.name,
        'path' in entry ? createHash('sha256').update(readFileSync(entry.path)).digest('hex') : 'folder',
      ]),
    );

  it('gives back every file and folder, empty ones too', async () => {
    await packArchive(
      listEntries(source, () => true),
      archive,
    );
    await unpackArchive(archive, target, { durable: true });
    expect(contentOf(target)).toEqual(contentOf(source));
  });

  it('leaves out what is not kept, and takes what is made on the way', async () => {
    await packArchive(
      [...listEntries(source, (name) => name === 'empty'), { name: 'backup_label', content: 'LABEL: x\n' }],
      archive,
    );
    await unpackArchive(archive, target, { durable: false });
    expect(Object.keys(contentOf(target)).toSorted()).toEqual(['backup_label', 'empty']);
    expect(readFileSync(join(target, 'backup_label'), 'utf8')).toBe('LABEL: x\n');
  });

  it('is refused when it was cut, changed or is not there', async () => {
    await packArchive(
      listEntries(source, () => true),
      archive,
    );
    const whole = readFileSync(archive);
    truncateSync(archive, whole.length - 4000);
    await expect(unpackArchive(archive, target, { durable: false })).rejects.toThrow();
    whole[whole.length >> 1] = (whole[whole.length >> 1] ?? 0) ^ 0xff;
    writeFileSync(archive, whole);
    await expect(unpackArchive(archive, target, { durable: false })).rejects.toThrow();
    await packArchive(
      listEntries(source, () => true),
      archive,
    );
    writeFileSync(archive, gzipSync(gunzipSync(readFileSync(archive)).subarray(0, 2_000_000)));
    await expect(unpackArchive(archive, target, { durable: false })).rejects.toThrow('ends too early');
    await expect(unpackArchive(`${archive}.not`, target, { durable: false })).rejects.toThrow('ENOENT');
  });

  it('that is sealed opens with its key, also beside others, and nothing of it can be changed, cut or moved', async () => {
    const keys = new Keyring('a-key-of-the-tests').derive('snapshots');
    const others = new Keyring('another', 'a-key-of-the-tests').derive('snapshots');
    await packArchive(
      listEntries(source, () => true),
      archive,
      keys[0],
    );
    await unpackArchive(archive, target, { durable: false, keys: others });
    expect(contentOf(target)).toEqual(contentOf(source));
    const whole = readFileSync(archive);
    expect(whole.includes('PG_VERSION')).toBe(false);
    const refuses = async (bytes: Buffer): Promise<void> => {
      writeFileSync(archive, bytes);
      await expect(unpackArchive(archive, target, { durable: false, keys })).rejects.toThrow();
    };
    for (const at of [20, 48, whole.length >> 1, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await refuses(changed);
    }
    const chunk = 64 * 1024 + 16;
    await refuses(whole.subarray(0, 48 + chunk));
    await refuses(whole.subarray(0, whole.length - 40));
    const swapped = [whole.subarray(0, 48), whole.subarray(48 + chunk, 48 + 2 * chunk), whole.subarray(48, 48 + chunk)];
    await refuses(Buffer.concat([...swapped, whole.subarray(48 + 2 * chunk)]));
    writeFileSync(archive, whole);
    const stranger = new Keyring('another').derive('snapshots');
    await expect(unpackArchive(archive, target, { durable: false, keys: stranger })).rejects.toThrow(SealKeyMissing);
  });

  it('never writes outside its folder', async () => {
    await packArchive([{ name: '../outside', content: 'x' }], archive);
    await expect(unpackArchive(archive, target, { durable: false })).rejects.toThrow('outside its folder');
  });
});
