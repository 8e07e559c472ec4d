import { getBrandPath } from '@hearth/domains/core/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';

/** Gets an employee whose location a grant reaches; anybody else is NOT_FOUND. */
export async function getReachedEmployee(tx: Tx<'tenant'>, grant: BrandGrant, id: string): Promise<StaffRow> {
  const [person] = await findEmployees(tx, [id]);
  if (person?.group_id !== grant.groupId) throw failure(NOT_FOUND);
  const path = new Set((await getBrandPath(tx, person.location_id)).map((brand) => brand.id));
  if (!grant.nodes.some((node) => path.has(node))) throw failure(NOT_FOUND);
  return person;
}
