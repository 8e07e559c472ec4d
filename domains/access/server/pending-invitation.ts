import { getBrandPath } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { refuseOffer } from './planned-grant.ts';
import { roleOf } from './present-invitation.ts';
import { lockInvitation } from './queries/invitation.ts';
import type { InvitationRow } from './queries/invitation.ts';
import { narrowedBy } from '../rules/rights.ts';
import type { Place } from '../rules/grant.ts';
import type { Rights } from '../rules/rights.ts';
import { conditionsOf } from './stored-rights.ts';
import { findUsableRole } from './usable-role.ts';
import type { UsableRole } from './usable-role.ts';

/** An invitation at the brand of the caller's right or below it, held until the transaction ends; NOT_FOUND for any other. */
export async function lockPending(db: Tx, grant: BrandGrant, id: string): Promise<InvitationRow> {
  const row = await lockInvitation(db, grant.groupId, id);
  const path = row === undefined ? [] : (await getBrandPath(db, row.brand_id)).map((brand) => brand.id);
  if (row === undefined || !path.includes(grant.brandId)) throw failure(NOT_FOUND);
  return row;
}

/** What an invitation would give now. */
export interface StandingOffer {
  readonly carried: UsableRole['carried'];
  readonly rights: Rights;
  readonly place: Place;
}

/** What an invitation gives as its role is now; undefined when that can be given no more. */
export async function standingOffer(db: Tx, row: InvitationRow): Promise<StandingOffer | undefined> {
  const place = { groupId: row.group_id, path: (await getBrandPath(db, row.brand_id)).map((brand) => brand.id) };
  const role = await findUsableRole(db, place, roleOf(row));
  if (role === undefined) return undefined;
  return { carried: role.carried, rights: narrowedBy(role.rights, conditionsOf(row.conditions)), place };
}

/** Refuses with NOT_YOURS_TO_GIVE when a person could not give now what an invitation offers. */
export async function refuseToStandFor(
  db: Tx,
  userId: string,
  row: InvitationRow,
  offer: StandingOffer,
  now: Date,
): Promise<void> {
  const wanted = { rights: offer.rights, validUntil: row.valid_until?.getTime() ?? null };
  await refuseOffer(db, userId, offer.place, wanted, now);
}
