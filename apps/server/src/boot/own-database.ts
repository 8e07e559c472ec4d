import { hasDemoAccounts, hasPeople } from '@hearth/domains/identity/seed';
import type { Config } from '@hearth/platform/config/config';
import { SYSTEM } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { findMode, keepMode } from '@hearth/platform/config/installation';
import type { Mode } from '@hearth/platform/config/mode';

/** The database belongs to the other mode: nothing was changed in it. */
export class ForeignDatabase extends Error {
  constructor(mode: Mode, { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
    const place = databaseUrl === undefined ? `The database in ${dataDir}` : 'The database of DATABASE_URL';
    const elsewhere = databaseUrl === undefined ? 'name another DATA_DIR' : 'name an empty database in DATABASE_URL';
    super(
      mode === 'production'
        ? `${place} was filled as a demonstration, with accounts whose passwords everyone knows. Production starts on a database of its own: ${elsewhere}.`
        : `${place} belongs to an installation in production. A demonstration shows its mail and invites everyone to try its accounts: ${elsewhere}, or set HEARTH_MODE=production.`,
    );
    this.name = 'ForeignDatabase';
  }
}

/**
 * Makes sure that a database is of this mode, and marks one that was not asked before. A database of a release without the
 * mark is told by its people: only a demonstration has demonstration accounts. Throws ForeignDatabase.
 */
export async function claimDatabase(database: Database, config: Config, now: Date): Promise<void> {
  const { mode } = config;
  const isOurs = await database.run(SYSTEM, async (tx) => {
    const known = await findMode(tx);
    const hasDemo = await hasDemoAccounts(tx);
    const before = known ?? (hasDemo ? 'demo' : (await hasPeople(tx)) ? 'production' : mode);
    if (before !== mode || (mode === 'production' && hasDemo)) return false;
    // Another node may have been sooner.
    return (await keepMode(tx, mode, now)) === mode;
  });
  if (!isOurs) throw new ForeignDatabase(mode, config);
}
