import { findBrandNames } from '@hearth/domains/core/service';
import { findPeople } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { GrantLine } from '../contract/schemas.ts';
import type { GrantRow } from './queries/grant.ts';
import { resolveGrantRights } from './stored-rights.ts';

/** Grants with the names of the people and brands that they speak of. */
export async function presentGrants(tx: Tx, rows: readonly GrantRow[]): Promise<GrantLine[]> {
  const people = await findPeople(
    tx,
    rows.map((row) => row.user_id),
  );
  const brands = await findBrandNames(
    tx,
    rows.map((row) => row.brand_id),
  );
  return rows.map((row) => {
    const person = people.get(row.user_id);
    return {
      id: row.id,
      user_id: row.user_id,
      user_name: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
      email: person?.email ?? '',
      brand_id: row.brand_id,
      brand_name: brands.get(row.brand_id) ?? '',
      role: row.role ?? row.role_id,
      role_name: row.role_name,
      permissions: [...resolveGrantRights(row).keys()],
      conditions: row.conditions,
      valid_from: row.valid_from.toISOString(),
      valid_until: row.valid_until?.toISOString() ?? null,
    };
  });
}
