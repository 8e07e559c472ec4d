import fs from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataDirectory } from './data-directory.fixture.ts';
import { POSTGRES_MAJOR } from './engine.ts';
import { pageIsSound } from './page-checksum.ts';

describe('the files of the embedded database', () => {
  const data = dataDirectory();
  afterEach(() => vi.restoreAllMocks());

  it('are on the disk when a commit is answered', async () => {
    const { pglite } = await data.open();
    const fsync = vi.spyOn(fs, 'fsyncSync');
    for (let id = 10; id < 20; id += 1) await pglite.query('insert into guest values ($1, $2)', [id, 'x']);
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(10);
    fsync.mockClear();
    await pglite.query('select count(*) from guest');
    expect(fsync).not.toHaveBeenCalled();
  });

  it('let others have a turn while statements follow one another', async () => {
    const { pglite } = await data.open();
    let turned = false;
    setTimeout(() => (turned = true), 1);
    const end = performance.now() + 5000;
    while (!turned && performance.now() < end) await pglite.query('select 1');
    expect(turned).toBe(true);
  });

  it('carry checksums that tell a changed bit, a page in the wrong place and a page of another kind apart', async () => {
    const { pglite } = await data.open();
    await pglite.exec('checkpoint');
    const bytes = fs.readFileSync(data.inside('database/base/5/1249'));
    const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    expect(pageIsSound(words, 2048, 1)).toBe(true);
    expect(pageIsSound(words, 2048, 2)).toBe(false);
    words[4000] = (words[4000] ?? 0) ^ 1;
    expect(pageIsSound(words, 2048, 1)).toBe(false);
    words.fill(0, 2048, 4096);
    expect(pageIsSound(words, 2048, 1)).toBe(true);
  });

  it('are of the major version that the version check expects', async () => {
    const { pglite } = await data.open();
    const { rows } = await pglite.query(`select (current_setting('server_version_num')::int / 10000)::text as major`);
    expect(rows).toEqual([{ major: POSTGRES_MAJOR }]);
  });
});
