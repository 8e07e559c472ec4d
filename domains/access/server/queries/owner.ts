import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Is true if any group of this installation has an owner. */
export async function hasOwner(tx: Tx<'system'>): Promise<boolean> {
  return (await tx.execute(sql`select 1 from access."grant" where role = 'ENTERPRISE_OWNER' limit 1`)).length > 0;
}
