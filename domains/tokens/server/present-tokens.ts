import { findBrandNames } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { AccessToken } from '../contract/schemas.ts';
import { TOKENS_ON_A_PAGE } from '../rules/limits.ts';
import type { AccessTokenRow } from './queries/access-token.ts';

/** A page of tokens with the names of their owners and brands, which their reader may know as the tokens are theirs or their group's. */
export async function presentTokens(
  tx: Tx,
  rows: readonly AccessTokenRow[],
  now: Date,
): Promise<{ readonly tokens: AccessToken[]; readonly next: string | null }> {
  const [brands, owners] = await inScope(tx, SYSTEM, async (db) => [
    await findBrandNames(db, [...new Set(rows.map((row) => row.brand_id))]),
    await findNames(
      db,
      rows.map((row) => row.user_id),
    ),
  ]);
  const tokens = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    owner_name: owners.get(row.user_id) ?? '',
    brand_id: row.brand_id,
    brand_name: brands.get(row.brand_id) ?? '',
    permissions: row.permissions,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    used_at: row.used_at?.toISOString() ?? null,
    is_expired: row.expires_at <= now,
  }));
  return { tokens, next: rows.length < TOKENS_ON_A_PAGE ? null : (rows.at(-1)?.id ?? null) };
}
