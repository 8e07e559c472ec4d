import { getBrandPath } from '@hearth/domains/core/service';
import { canonicalEmail, findPersonByEmail } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, invalid } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { ENDS_BEFORE_START, NOT_YOURS_TO_GIVE } from '../../contract/failures.ts';
import type { Conditions } from '../../rules/conditions.ts';
import { checkOffer } from '../../rules/elevation.ts';
import type { RightOffer } from '../../rules/elevation.ts';
import type { BrandPath } from '../../rules/grant.ts';
import { narrowRights } from '../../rules/rights.ts';
import type { Rights } from '../../rules/rights.ts';
import { isMember } from '../queries/membership.ts';
import { readSnapshot } from '../snapshot.ts';
import { toConditions } from '../stored-rights.ts';
import type { StoredConditions } from '../stored-rights.ts';
import { findUsableRole } from '../usable-role.ts';
import type { UsableRole } from '../usable-role.ts';

/** A grant as it was requested. */
export interface RequestedGrant {
  readonly email: string;
  readonly role: string;
  readonly conditions: StoredConditions;
  readonly valid_from?: string | undefined;
  readonly valid_until: string | null;
}

/** A grant that the requester may give. */
export interface PlannedGrant extends UsableRole {
  /** Who it is for, in canonical spelling. */
  readonly address: string;
  /** Whoever has the address, if they belong to the group; null for everybody else, with or without an account. */
  readonly person: Person | null;
  readonly place: BrandPath;
  readonly conditions: Conditions;
  /** What it gives, the conditions counted in. */
  readonly given: Rights;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
}

/** Refuses with NOT_YOURS_TO_GIVE what a person could not give at a place. Reads rights as they are, not as the gate remembers them. */
export async function refuseOffer(
  tx: Tx,
  userId: string,
  place: BrandPath,
  offer: RightOffer,
  now: Date,
): Promise<void> {
  const { grants } = await readSnapshot(tx, userId);
  const answer = checkOffer(grants, place, offer, now.getTime());
  if (!answer.allowed) throw failure(NOT_YOURS_TO_GIVE, { missing: answer.missing });
}

/** Validates a requested grant at the brand of the caller's right. */
export async function planGrant(
  {
    db,
    grant,
    userId,
    now,
  }: { readonly db: Tx; readonly grant: BrandGrant; readonly userId: string; readonly now: Date },
  asked: RequestedGrant,
): Promise<PlannedGrant> {
  const place = { groupId: grant.groupId, path: (await getBrandPath(db, grant.brandId)).map((brand) => brand.id) };
  const role = await findUsableRole(db, place, asked.role);
  if (role === undefined)
    throw invalid([{ field: 'role', rule: 'known_role', message: 'must be one of the roles that can be given here' }]);
  const validFrom = asked.valid_from === undefined ? now : new Date(asked.valid_from);
  const validUntil = asked.valid_until === null ? null : new Date(asked.valid_until);
  if (validUntil !== null && validUntil <= validFrom) throw failure(ENDS_BEFORE_START);
  const conditions = toConditions(asked.conditions);
  const given = narrowRights(role.rights, conditions);
  // With nothing in common the role would be held without giving anything: nobody means that.
  if (given.size === 0)
    throw invalid([{ field: 'conditions', rule: 'in_common', message: 'must have something in common with the role' }]);
  await refuseOffer(db, userId, place, { rights: given, validUntil: validUntil?.getTime() ?? null }, now);
  const address = canonicalEmail(asked.email);
  if (address === null) throw invalid([{ field: 'email', rule: 'email', message: 'must be an email address' }]);
  const known = (await findPersonByEmail(db, address)) ?? null;
  // The same question for an address that nobody has: how long it takes tells nothing either.
  const belongs = await inScope(db, SYSTEM, (system) => isMember(system, place.groupId, known?.id ?? null, now));
  return { ...role, address, person: belongs ? known : null, place, conditions, given, validFrom, validUntil };
}
