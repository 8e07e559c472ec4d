import { findBrandNames } from '@hearth/domains/core/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findOwnFiles } from '../queries/prepared-file.ts';

const ON_A_PAGE = 30;

export const listOwnExports = implement(contract.listOwnExports, async ({ query }, { db, actor, clock }) => {
  const window = { before: query.before, limit: ON_A_PAGE, now: clock.now() };
  const rows = await findOwnFiles(db, actor.userId, window);
  const ids = [...new Set(rows.map((row) => row.brand_id))];
  // Their person has seen these brands: the files were asked for there.
  const brands = await inScope(db, SYSTEM, (system) => findBrandNames(system, ids));
  const files = rows.map((row) => ({
    id: row.id,
    list: row.list,
    brand_name: brands.get(row.brand_id) ?? '',
    format: row.format,
    state: row.state,
    rows: row.row_count,
    bytes: row.file_bytes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
  return { files, next: rows.length < ON_A_PAGE ? null : (rows.at(-1)?.id ?? null) };
});
