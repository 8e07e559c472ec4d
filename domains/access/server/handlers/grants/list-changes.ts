import { findBrandPlaces, findBrandNames } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { listChanges as contract } from '../../../contract/endpoints.ts';
import { findChangedBrands, findChanges } from '../../queries/change.ts';

const PAGE = 50;

export const listChanges = implement(contract, async ({ query }, { db, grant }) => {
  const places = await findBrandPlaces(db, await findChangedBrands(db, grant.groupId));
  const below = places.filter((place) => place.ancestorIds.includes(grant.brandId)).map((place) => place.id);
  const rows = await findChanges(db, grant.groupId, below, {
    ...(query.cursor === undefined ? {} : { before: query.cursor }),
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const brands = await findBrandNames(
    db,
    page.map((row) => row.brand_id),
  );
  const people = await findNames(
    db,
    page.flatMap((row) => [row.actor_id, row.user_id]).filter((id) => id !== null),
  );
  return {
    changes: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor_name: row.actor_id === null ? null : (people.get(row.actor_id) ?? ''),
      // Of an invitation only the address is known, as it was typed.
      user_name: row.user_id === null ? (readText(row.detail['address']) ?? '') : (people.get(row.user_id) ?? ''),
      brand_name: brands.get(row.brand_id) ?? '',
      role: readText(row.detail['role']) ?? readText(row.detail['role_id']),
      role_name: readText(row.detail['role_name']),
      valid_until: readText(row.detail['valid_until']),
    })),
    next_cursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
});

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
