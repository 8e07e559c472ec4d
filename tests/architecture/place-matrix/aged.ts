import type { Database } from '@hearth/platform/database';
import { quoted } from './fabricate.ts';
import type { Tenant } from './scene.ts';
import { tablesOf } from './tables.ts';

const OF_TIME = /^(date|timestamp with time zone)$/;

/**
 * Makes all that one tenant has a year older, past every trigger, so that for it alone something is due. Answers the tables where
 * that is not possible, with why.
 */
export async function age(database: Database, { groupId }: Tenant): Promise<readonly string[]> {
  const tables = await tablesOf(database);
  return database.asOwner(async (query) => {
    const left: string[] = [];
    await query("set session_replication_role = 'replica'");
    for (const { name, columns } of tables) {
      const older = columns.filter(({ type, isGenerated }) => OF_TIME.test(type) && !isGenerated);
      if (older.length === 0 || !columns.some((column) => column.name === 'group_id')) continue;
      const changes = older.map((column) => `"${column.name}" = "${column.name}" - interval '12 months'`);
      await query(`update ${quoted(name)} set ${changes.join(', ')} where group_id = $1`, [groupId]).catch(
        (error: unknown) => left.push(`${name}: ${String(error)}`),
      );
    }
    await query("set session_replication_role = 'origin'");
    return left;
  });
}
