import { findAccessChanges } from '@hearth/domains/access/service';
import { checkMove, compareInheritance, findBrandNames } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { previewMove as contract } from '../../contract/endpoints.ts';

export const previewMove = implement(contract, async ({ query }, { db, grant, clock }) => {
  const { brand, parent } = await checkMove(db, query.brand_id, query.parent_id);
  // As for the move: both have to stand where the right was checked, and the brand of the path does not move itself.
  const mayMove = brand.ancestorIds.slice(0, -1).includes(grant.brandId);
  if (!mayMove || !parent.ancestorIds.includes(grant.brandId)) throw failure(NOT_FOUND);
  const before = brand.ancestorIds;
  const after = [...parent.ancestorIds, brand.id];
  const inherited = await compareInheritance(db, before, after);
  const changes = await findAccessChanges(db, grant.groupId, { before, after }, clock.now());
  const people = await findNames(
    db,
    changes.map(({ userId }) => userId),
  );
  const names = await findBrandNames(db, after.slice(0, -1));
  return {
    path: after.slice(0, -1).map((id) => names.get(id) ?? ''),
    people: changes
      .map(({ userId, change }) => ({ name: people.get(userId) ?? '', change }))
      .toSorted((a, b) => (a.change < b.change ? -1 : Number(a.change > b.change))),
    settings: [...inherited.settings],
    gained_services: [...inherited.gained],
    lost_services: [...inherited.lost],
    looks_different: inherited.looksDifferent,
  };
});
