import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pathOfTable, spoil } from './damage.fixture.ts';
import { listEntries, packArchive, unpackArchive } from './snapshot/archive.ts';
import { dataDirectory, KEYS } from './data-directory.fixture.ts';
import { Keyring } from '../sealing/keyring.ts';
import { DatabaseBeyondRepair, DatabaseVersionMismatch, DataDirectoryInUse, SnapshotKeyMissing } from './failures.ts';

const DAMAGED = 'database.damaged-2026-11-20T12-30-00.000Z';

describe('opening a data directory', () => {
  const data = dataDirectory();
  const database = (...names: string[]): string => data.inside('database', ...names);
  const snapshotNames = (): string[] => readdirSync(data.inside('snapshots')).toSorted();

  const kept = mkdtempSync(join(tmpdir(), 'hearth-with-snapshot-'));
  afterAll(() => rmSync(kept, { recursive: true, force: true }));
  let files: Readonly<Record<'guest' | 'guest_name', string>> | undefined;

  /** Guests 1 to 3 and 4 with a snapshot of 09:00, made once and copied from then on; answers the file of a relation. */
  async function makeWithSnapshot(relation: 'guest' | 'guest_name' = 'guest'): Promise<string> {
    if (files === undefined) {
      const embedded = await data.open();
      await embedded.pglite.exec(`insert into guest values (4, 'in the snapshot')`);
      files = {
        guest: await pathOfTable(embedded, 'guest'),
        guest_name: await pathOfTable(embedded, 'guest_name'),
      };
      await embedded.close();
      cpSync(data.path, kept, { recursive: true });
    } else cpSync(kept, data.path, { recursive: true });
    data.clock.set('2026-11-20T12:30:00Z');
    return files[relation];
  }

  it('makes a new database in an untouched one, and finds it again', async () => {
    expect(await data.guests(await data.open())).toEqual([1, 2, 3]);
    await expect(data.open()).rejects.toThrow(DataDirectoryInUse);
  });

  it('goes on where it was, without a notice', async () => {
    await makeWithSnapshot();
    const embedded = await data.open();
    expect(embedded.notices).toEqual([]);
    expect(await data.guests(embedded)).toEqual([1, 2, 3, 4]);
  });

  it.each<[string, (table: string) => void]>([
    ['a cut control file', () => truncateSync(database('global/pg_control'), 100)],
    ['changed bytes in the control file', () => spoil(database('global/pg_control'), 40)],
    ['no control file', () => rmSync(database('global/pg_control'))],
    ['changed bytes in a table', (table) => spoil(database(table), 8100)],
    ['a missing table', (table) => rmSync(database(table))],
    ['changed bytes in the catalogue', () => spoil(database('base/5/1249'), 8192 * 3 + 4000)],
    ['changed bytes in the map of the catalogue', () => spoil(database('base/5/pg_filenode.map'), 16)],
    ['an empty folder', () => (rmSync(database(), { recursive: true }), mkdirSync(database()))],
    ['no log', () => (rmSync(database('pg_wal'), { recursive: true }), mkdirSync(database('pg_wal')))],
    ['no version', () => rmSync(database('PG_VERSION'))],
    ['no transaction states', () => rmSync(database('pg_xact'), { recursive: true })],
    [
      'a file in the place of the folder',
      () => (rmSync(database(), { recursive: true }), writeFileSync(database(), 'x')),
    ],
  ])('opens the newest snapshot, says so and keeps the damaged folder: %s', async (_damage, inflict) => {
    const table = await makeWithSnapshot();
    inflict(table);
    const embedded = await data.open();
    expect(await data.guests(embedded)).toEqual([1, 2, 3, 4]);
    expect(embedded.notices).toEqual([
      'The database folder was damaged; Hearth opened the snapshot of 2026-11-20 09:00 UTC and kept the damaged folder as ' +
        `${data.inside(DAMAGED)}. Changes made after that are only in the damaged folder.`,
    ]);
    expect(data.told.lines).toEqual(embedded.notices);
    expect(existsSync(data.inside(DAMAGED))).toBe(true);
    await embedded.pglite.exec(`insert into guest values (5, 'after')`);
    await embedded.close();
    const again = await data.open();
    expect(again.notices).toEqual([]);
    expect(await data.guests(again)).toEqual([1, 2, 3, 4, 5]);
  });

  it('opens the newest snapshot when the folder is gone', async () => {
    await makeWithSnapshot();
    rmSync(database(), { recursive: true });
    const embedded = await data.open();
    expect(embedded.notices).toEqual([
      'The database folder was missing; Hearth opened the snapshot of 2026-11-20 09:00 UTC. Changes made after that are lost.',
    ]);
    expect(await data.guests(embedded)).toEqual([1, 2, 3, 4]);
  });

  it('passes over a snapshot that does not open, and sets it aside', async () => {
    await makeWithSnapshot();
    const [good = ''] = snapshotNames();
    await data.use(`insert into guest values (5, 'in the bad snapshot')`);
    const bad = snapshotNames().at(-1) ?? '';
    spoil(data.inside('snapshots', bad), 100_000);
    truncateSync(database('global/pg_control'), 0);
    const embedded = await data.open();
    expect(await data.guests(embedded)).toEqual([1, 2, 3, 4]);
    expect(embedded.notices[1]).toBe(
      `The snapshot of 2026-11-20 12:30 UTC does not open either; Hearth renamed it to ${bad}.damaged.`,
    );
    expect(snapshotNames()).toEqual([good, `${bad}.damaged`]);
  });

  it('opens a snapshot that an earlier version took, which was not sealed', async () => {
    await makeWithSnapshot();
    const [name = ''] = snapshotNames();
    const file = data.inside('snapshots', name);
    await unpackArchive(file, data.inside('plain'), { durable: false, keys: KEYS.derive('snapshots') });
    await packArchive(
      listEntries(data.inside('plain'), () => true),
      file.replace('.sealed', ''),
    );
    rmSync(file);
    rmSync(database(), { recursive: true });
    expect(await data.guests(await data.open())).toEqual([1, 2, 3, 4]);
  });

  it('says that the key is missing, changes nothing, and takes no older snapshot in its place', async () => {
    await makeWithSnapshot();
    await data.use(`insert into guest values (5, 'in the newest')`);
    truncateSync(database('global/pg_control'), 0);
    const before = [readdirSync(data.path).toSorted(), snapshotNames()];
    const refused = data.open(new Keyring('another key'));
    await expect(refused).rejects.toThrow(SnapshotKeyMissing);
    await expect(refused).rejects.toThrow(/its newest snapshot does not open without its key.*SECRET_KEY/s);
    expect([readdirSync(data.path).toSorted(), snapshotNames()]).toEqual(before);
    const next = new Keyring('another key', 'a-key-of-the-tests-a-key-of-the-tests');
    expect(await data.guests(await data.open(next))).toEqual([1, 2, 3, 4, 5]);
  });

  it('accepts a snapshot that an operator put there under any name', async () => {
    await makeWithSnapshot();
    const [name = ''] = snapshotNames();
    renameSync(data.inside('snapshots', name), data.inside('snapshots', 'from-the-backup.tar.gz.sealed'));
    rmSync(database(), { recursive: true });
    expect(await data.guests(await data.open())).toEqual([1, 2, 3, 4]);
  });

  it.each<[string, () => void, string]>([
    ['there is no snapshot', () => rmSync(data.inside('snapshots'), { recursive: true }), 'there is no snapshot in'],
    [
      'no snapshot opens',
      () => truncateSync(data.inside('snapshots', snapshotNames()[0] ?? ''), 5000),
      'none of its snapshots opens',
    ],
  ])('refuses, and changes nothing, when %s', async (_state, inflict, sentence) => {
    await makeWithSnapshot();
    inflict();
    truncateSync(database('global/pg_control'), 100);
    const before = [readdirSync(data.path).toSorted(), existsSync(data.inside('snapshots')) ? snapshotNames() : []];
    const refused = data.open();
    await expect(refused).rejects.toThrow(DatabaseBeyondRepair);
    await expect(refused).rejects.toThrow(`The database folder ${database()} is missing or damaged, and ${sentence}`);
    expect([readdirSync(data.path).toSorted(), existsSync(data.inside('snapshots')) ? snapshotNames() : []]).toEqual(
      before,
    );
    await expect(data.open()).rejects.toThrow(DatabaseBeyondRepair);
  });

  it('never begins anew where a damaged folder shows that there was a database', async () => {
    mkdirSync(data.inside(DAMAGED));
    await expect(data.open()).rejects.toThrow(DatabaseBeyondRepair);
    expect(existsSync(database())).toBe(false);
  });

  it('builds a damaged index again instead of going back to a snapshot', async () => {
    const index = await makeWithSnapshot('guest_name');
    spoil(database(index), 8192 + 8000);
    const embedded = await data.open();
    expect(embedded.notices).toEqual(['The index guest_name was damaged; Hearth built it again. Nothing was lost.']);
    await embedded.pglite.exec('set enable_seqscan = off');
    const { rows } = await embedded.pglite.query(`select id from guest where name = 'Guest 2'`);
    expect(rows).toEqual([{ id: 2 }]);
  });

  it('refuses a folder of another PostgreSQL with a sentence, and changes nothing', async () => {
    await makeWithSnapshot();
    writeFileSync(database('PG_VERSION'), '17\n');
    const refused = data.open();
    await expect(refused).rejects.toThrow(DatabaseVersionMismatch);
    await expect(refused).rejects.toThrow('was made by PostgreSQL 17, but this version of Hearth opens PostgreSQL 18.');
    expect(readFileSync(database('PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it('frees the directory when it refuses', async () => {
    await makeWithSnapshot();
    const version = readFileSync(database('PG_VERSION'));
    writeFileSync(database('PG_VERSION'), '17\n');
    await expect(data.open()).rejects.toThrow(DatabaseVersionMismatch);
    writeFileSync(database('PG_VERSION'), version);
    expect(await data.guests(await data.open())).toEqual([1, 2, 3, 4]);
  });

  it('starts over when making the new database was interrupted', async () => {
    mkdirSync(data.inside('database.new'));
    writeFileSync(data.inside('database.new', 'half-made'), 'x');
    expect(await data.guests(await data.open())).toEqual([1, 2, 3]);
    expect(existsSync(database('half-made'))).toBe(false);
  });
});
