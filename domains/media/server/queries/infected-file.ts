import type { Tx } from '@hearth/platform/database';
import type { Insertable } from 'kysely';
import type { MediaTables } from './tables.ts';

/** Puts on record that a file was found to be infected. */
export async function insertInfected(
  tx: Tx<'system'>,
  row: Insertable<MediaTables['media.infected_file']>,
): Promise<void> {
  await tx.tables<MediaTables>().insertInto('media.infected_file').values(row).execute();
}
