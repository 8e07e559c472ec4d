import { getBrandPath } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { refuseOffer } from './planned-grant.ts';
import { invitationRole } from '../present-invitation.ts';
import { lockInvitation } from '../queries/invitation.ts';
import type { InvitationRow } from '../queries/invitation.ts';
import { narrowRights } from '../../rules/rights.ts';
import type { BrandPath } from '../../rules/grant.ts';
import type { Rights } from '../../rules/rights.ts';
import { toConditions } from '../stored-rights.ts';
import { findUsableRole } from '../usable-role.ts';
import type { UsableRole } from '../usable-role.ts';

/** An invitation at the brand of the caller's right or below it, held until the transaction ends; NOT_FOUND for any other. */
export async function lockPending(db: Tx, grant: BrandGrant, id: string): Promise<InvitationRow> {
  const row = await lockInvitation(db, grant.groupId, id);
  const path = row === undefined ? [] : (await getBrandPath(db, row.brand_id)).map((brand) => brand.id);
  if (row === undefined || !path.includes(grant.brandId)) throw failure(NOT_FOUND);
  return row;
}

/** What an invitation would give now. */
export interface CurrentOffer {
  readonly carried: UsableRole['carried'];
  readonly rights: Rights;
  readonly place: BrandPath;
}

/** Finds what an invitation gives with its role's current content; undefined if it cannot be given. */
export async function findCurrentOffer(db: Tx, row: InvitationRow): Promise<CurrentOffer | undefined> {
  const place = { groupId: row.group_id, path: (await getBrandPath(db, row.brand_id)).map((brand) => brand.id) };
  const role = await findUsableRole(db, place, invitationRole(row));
  if (role === undefined) return undefined;
  return { carried: role.carried, rights: narrowRights(role.rights, toConditions(row.conditions)), place };
}

/** Refuses with NOT_YOURS_TO_GIVE when a person could not give now what an invitation offers. */
export async function refuseToStandFor(
  db: Tx,
  userId: string,
  row: InvitationRow,
  offer: CurrentOffer,
  now: Date,
): Promise<void> {
  const wanted = { rights: offer.rights, validUntil: row.valid_until?.getTime() ?? null };
  await refuseOffer(db, userId, offer.place, wanted, now);
}
