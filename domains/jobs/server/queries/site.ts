import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Site } from '../../contract/schemas.ts';

/** Active groups by their slug. */
export async function findSites(tx: Tx, slugs: readonly string[]): Promise<readonly Site[]> {
  return tx.execute<Site>(sql`
    select slug, name, null::text as background_color, null::text as accent_color
    from core.brand_view where id = group_id and status = 'active' and slug = any (${sql.val([...slugs])})`);
}
