import { Readable } from 'node:stream';
import type { Config } from '@hearth/platform/config/config';
import { readMigrations } from '@hearth/platform/database/migrate';
import type { Migration } from '@hearth/platform/database/migrate';
import { isFileKey } from '@hearth/platform/files/local';
import type { FileInventory } from '@hearth/platform/files/inventory';
import type { Keyring } from '@hearth/platform/sealing/keyring';
import { migrateDatabase } from '@hearth/server/boot/migrate-database';
import { fillDatabase } from '../copy/fill.ts';
import { hasContent, requireSchema, requireUnused } from '../installation/empty.ts';
import type { OpenInstallation } from '../installation/open.ts';
import { ROOT } from '../installation/settings.ts';
import { OperatorError } from '../operator-error.ts';
import type { BackupHead } from './format.ts';
import { loadRows, readFiles } from './read.ts';
import type { VerifiedBackup } from './read.ts';

/** What Hearth writes once and compares with the database later: what lies there already is newer than a backup, or the same. */
const KEPT = /^(?:erasures|audit)\//;

/** The number of files that were written, and of those that were there. */
export interface RestoredFiles {
  readonly written: number;
  readonly kept: number;
}

/** Finds the migrations that a backup's database had. Throws where it had one that this version does not know, or another of the name. */
export async function migrationsOf({ migrations }: Pick<BackupHead, 'migrations'>): Promise<readonly Migration[]> {
  const ours = new Map((await readMigrations(ROOT)).map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const own = ours.get(name);
    if (own?.checksum !== checksum)
      throw new OperatorError(
        `The backup was made by a newer version of Hearth, or by a changed one (migration ${name}). Restore it with that version.`,
      );
    return own;
  });
}

/** Throws where a backup does not fit the installation that it is to be restored to. */
export function requireFitting(
  { mode, keys: needed }: Pick<BackupHead, 'mode' | 'keys'>,
  config: Pick<Config, 'mode'>,
  keys: Keyring,
): void {
  if (mode !== config.mode)
    throw new OperatorError(
      `The backup is of ${mode === 'demo' ? 'a demonstration' : 'an installation in production'}, and these settings are for ${config.mode === 'demo' ? 'a demonstration' : 'production'}. Set HEARTH_MODE=${mode}.`,
    );
  const [missing] = needed.filter(({ name }) => name !== null && !keys.has(name));
  if (missing !== undefined)
    throw new OperatorError(
      `The backup's secrets are sealed with a key that is not here (its short name is ${missing.name}). Set SECRET_KEY, or PREVIOUS_SECRET_KEY, to the one of that installation, or put its secret.key into the data directory. Without it nobody could sign in with a second step, and the links in emails would be void.`,
    );
}

/**
 * Replaces the database by that of a backup: the schema as it was then, its rows in one transaction that ends only when every table
 * is what it was, and then the migrations since. Where the schema is the same, whatever was there stays until that transaction ends.
 */
export async function restoreDatabase(
  { config, log, database, owner }: OpenInstallation,
  backup: VerifiedBackup,
  { replaces, say }: { readonly replaces: boolean; readonly say: (line: string) => void },
): Promise<void> {
  const before = await migrationsOf(backup.head);
  await requireUnused(owner, config);
  if (!replaces && (await hasContent(owner)))
    throw new OperatorError(
      'The database has people in it. Restore to an empty one, or add --replace: what is in it then is gone for good.',
    );
  await requireSchema(owner, before, log);
  await owner.ownerTransaction((query, script) =>
    fillDatabase({ query, script }, (tables) => loadRows({ query, script }, backup, tables)),
  );
  await migrateDatabase(config, database, await readMigrations(ROOT), { log, say });
}

/** Writes the files of a backup that are not there. */
export async function restoreFiles(store: FileInventory, backup: VerifiedBackup): Promise<RestoredFiles> {
  const counts = { written: 0, kept: 0 };
  for await (const { key, size, body } of readFiles(backup)) {
    if (!isFileKey(key)) throw new Error(`The backup names the file ${key}, which Hearth would not.`);
    const there = await store.size(key);
    if (there !== null && (there === size || KEPT.test(key))) counts.kept += 1;
    else {
      await store.write({ key, size, body: Readable.from(body, { objectMode: false }) });
      counts.written += 1;
    }
  }
  return counts;
}
