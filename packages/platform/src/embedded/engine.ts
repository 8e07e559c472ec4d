import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFiles } from './durable-files.ts';
import { timeoutExtensions } from './statement-ceiling.ts';

/** The major version of PostgreSQL inside the engine: only its own folders open. */
export const POSTGRES_MAJOR = '18';

const extensions = { btree_gist, pg_trgm, unaccent };
const NO_FSYNC = '-F';

const settings = (pairs: Readonly<Record<string, string>>): string[] =>
  Object.entries(pairs).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** A quarter of the default: 110 MB less memory at the start, and the operating system keeps the pages anyway. */
const SMALL = settings({ shared_buffers: '32MB', max_wal_size: '32MB' });

/** One-megabyte log segments, so that a fresh folder and each snapshot stay small. */
const SMALL_SEGMENTS = ['--wal-segsize=1'];

const withFsync = (): string[] => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_FSYNC),
  ...settings({ wal_sync_method: 'fsync' }),
  ...SMALL,
];
/** Log segments that are done with are removed rather than kept for later: each copy of the template would carry them along. */
const withoutFsync = (): string[] => [...PGlite.defaultStartParams, ...SMALL, ...settings({ wal_recycle: 'off' })];

/** Opens the database in a folder; each commit is on the disk when it is answered. Throws when the folder is damaged. */
export async function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(folder),
    extensions: { ...extensions, ...timeoutExtensions() },
    startParams: withFsync(),
  });
}

/** Opens a copy that nobody will miss: nothing is forced to the disk. */
export async function openScratchFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, extensions, startParams: withoutFsync() });
}

/** A new database in a folder, without the two template databases that only `create database` would need. */
export async function createFolder(folder: string): Promise<PGlite> {
  const engine = await PGlite.create({
    dataDir: folder,
    extensions,
    startParams: withoutFsync(),
    initDbStartParams: SMALL_SEGMENTS,
  });
  await engine.exec('update pg_database set datistemplate = false');
  await engine.exec('drop database template0');
  await engine.exec('drop database template1');
  return engine;
}

/** In memory each page is as near as its copy would be, and every start has to clear what is set aside for copies. */
const FEW_COPIES = settings({ shared_buffers: '4MB' });

/** A database in memory: empty, or a copy of a template. */
export async function openInMemory(template?: Blob): Promise<PGlite> {
  return PGlite.create({
    extensions: { ...extensions, ...timeoutExtensions() },
    startParams: [...withoutFsync(), ...FEW_COPIES],
    ...(template === undefined ? {} : { loadDataDir: template }),
  });
}
