import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { newToken } from '../secrets/token.ts';
import { sealedColumn } from './sealed-column.ts';

/** The sealed secrets that the installation makes for itself. */
export const INSTALLATION_SECRET = sealedColumn({ table: 'platform.secret', key: ['name'], column: 'value' });

/** A secret of this installation; undefined before it was made. */
export async function findInstallationSecret(tx: Tx<'system'>, name: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ value: string }>(sql`select value from platform.secret where name = ${name}`);
  return row === undefined ? undefined : INSTALLATION_SECRET.open(tx, name, row.value);
}

/** A secret of this installation, made at the first ask and kept in the database, sealed. */
export async function installationSecret(
  tx: Tx<'system'>,
  name: string,
  make: () => string = newToken,
): Promise<string> {
  const known = await findInstallationSecret(tx, name);
  if (known !== undefined) return known;
  const made = INSTALLATION_SECRET.seal(tx, name, make());
  await tx.execute(
    sql`insert into platform.secret (name, value) values (${name}, ${made}) on conflict (name) do nothing`,
  );
  const kept = await findInstallationSecret(tx, name);
  if (kept === undefined) throw new Error(`The secret ${name} could not be kept.`);
  return kept;
}
