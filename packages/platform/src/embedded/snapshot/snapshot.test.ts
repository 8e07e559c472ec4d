import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpackArchive } from './archive.ts';
import { dataDirectory, KEYS } from '../data-directory.fixture.ts';
import { openScratchFolder } from '../engine.ts';
import { SealKeyMissing } from '../../sealing/keyring.ts';
import { pathOfTable, spoil } from '../damage.fixture.ts';

describe('snapshots', () => {
  const data = dataDirectory();
  const names = (): string[] =>
    existsSync(data.inside('snapshots')) ? readdirSync(data.inside('snapshots')).toSorted() : [];

  it('holds what was committed before it, while others went on writing', async () => {
    const embedded = await data.open();
    await embedded.pglite.exec(`insert into guest values (4, 'before')`);
    let writing = true;
    const writer = (async () => {
      for (let id = 1000; writing; id += 1)
        await embedded.pglite.query(`insert into guest values ($1, 'during')`, [id]);
    })();
    const { file } = await embedded.snapshot().finally(() => {
      writing = false;
      return writer;
    });
    await unpackArchive(file, data.inside('copy'), { durable: false, keys: KEYS.derive('snapshots') });
    expect(existsSync(data.inside('copy', 'backup_label'))).toBe(true);
    const copy = await openScratchFolder(data.inside('copy'));
    const { rows } = await copy.query(`select id from guest where id < 1000 order by id`);
    await copy.close();
    expect(rows).toEqual([1, 2, 3, 4].map((id) => ({ id })));
  });

  it('is sealed and readable for its user alone', async () => {
    const embedded = await data.open();
    const { file } = await embedded.snapshot();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(() => gunzipSync(bytes)).toThrow('incorrect header');
    await expect(unpackArchive(file, data.inside('copy'), { durable: false })).rejects.toThrow(SealKeyMissing);
  });

  it('is taken at a clean stop when something changed since the last, also across starts, and not otherwise', async () => {
    await data.use(`insert into guest values (4, 'x')`);
    expect(names()).toHaveLength(1);
    const [first] = names();
    data.clock.advance(7_200_000);
    await data.use(`select 1`);
    expect(names()).toEqual([first]);
    await data.use(`insert into guest values (5, 'x')`);
    expect(names()).toHaveLength(2);
    expect(names().at(-1)).toMatch(/^2026-11-20T11-00-00\.000Z\.tx\d+\.tar\.gz\.sealed$/);
  });

  it('incident 43: is only named when a copy opened and could be read: a copy with a damaged page is refused and leaves nothing', async () => {
    const embedded = await data.open();
    const table = await pathOfTable(embedded, 'guest');
    await embedded.pglite.exec('checkpoint');
    spoil(data.inside('database', table), 8000);
    await expect(embedded.snapshot()).rejects.toThrow('No snapshot could be taken: In the copy, guest is damaged');
    expect(names()).toEqual([]);
    await embedded.close();
    expect(data.told.lines).toEqual(['No snapshot could be taken at the stop.']);
  });

  it('can be taken again after one failed', async () => {
    const embedded = await data.open();
    writeFileSync(data.inside('snapshots'), 'in the way');
    await expect(embedded.snapshot()).rejects.toThrow('EEXIST');
    rmSync(data.inside('snapshots'));
    expect(existsSync((await embedded.snapshot()).file)).toBe(true);
  });

  it('deletes what the rule of retention lets go', async () => {
    const embedded = await data.open();
    const first = await embedded.snapshot();
    data.clock.advance(60_000);
    const second = await embedded.snapshot();
    expect(names()).toEqual([basename(second.file)]);
    expect(existsSync(first.file)).toBe(false);
  });

  it('waits for the one before it when two are asked for at once', async () => {
    const embedded = await data.open();
    const asked = [embedded.snapshot(), embedded.snapshot()];
    data.clock.advance(3_600_000);
    expect((await Promise.all(asked)).map(({ bytes }) => bytes > 0)).toEqual([true, true]);
  });

  it('that an unclean end left unfinished is removed at the next start', async () => {
    await data.use(`insert into guest values (4, 'x')`);
    writeFileSync(data.inside('snapshots', '1.part'), 'half');
    await data.open();
    expect(names()).toHaveLength(1);
  });
});
