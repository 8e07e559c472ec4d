import { toChangeContext, findBrandNames } from '@hearth/domains/core/service';
import { getPerson } from '@hearth/domains/identity/service';
import { ADDRESS_NOT_PROVEN, Failure, failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { INVITATION_FOR_ANOTHER_ADDRESS, INVITATION_NOT_VALID, NOT_YOURS_TO_GIVE } from '../../../contract/failures.ts';
import { acceptInvitation as contract } from '../../../contract/invitation-endpoints.ts';
import { giveRight } from '../../actions/change-rights.ts';
import { refuseToStandFor, findCurrentOffer } from '../../actions/pending-invitation.ts';
import type { CurrentOffer } from '../../actions/pending-invitation.ts';
import { requireInvitation } from '../../actions/proven-invitation.ts';
import { findGrantsAt } from '../../queries/grant.ts';
import { deleteInvitation } from '../../queries/invitation.ts';
import type { InvitationRow } from '../../queries/invitation.ts';
import { invitationRole } from '../../present-invitation.ts';
import { toConditions } from '../../stored-rights.ts';

/**
 * The link alone gives nothing: it is taken by the account whose proven address it was sent to. Whoever invited has to be able
 * to give it still.
 */
export const acceptInvitation = implement(contract, ({ body }, work) =>
  inScope(work.db, SYSTEM, async (db) => {
    const { actor, request, clock } = work;
    const row = await requireInvitation({ db, clock }, request, body.token, 'lock');
    const person = await getPerson(db, actor.userId);
    if (person.email !== row.address) throw failure(INVITATION_FOR_ANOTHER_ADDRESS);
    if (!person.isEmailVerified) throw failure(ADDRESS_NOT_PROVEN);
    const offer = await findCurrentOffer(db, row);
    if (offer === undefined) throw failure(INVITATION_NOT_VALID);
    await refuseAsNotValid(() => refuseToStandFor(db, row.invited_by, row, offer, clock.now()));
    if (!(await isAlreadyHeld(db, row, person.id))) await acceptOffer({ ...work, db }, row, offer, person.id);
    await deleteInvitation(db, row.id);
    const names = await findBrandNames(db, [row.brand_id]);
    return { group_id: row.group_id, brand_id: row.brand_id, brand_name: names.get(row.brand_id) ?? '' };
  }),
);

async function refuseAsNotValid(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof Failure && error.kind === NOT_YOURS_TO_GIVE) throw failure(INVITATION_NOT_VALID);
    throw error;
  }
}

/** Is true if the same role is already held there without limits or end. */
async function isAlreadyHeld(db: Tx, row: InvitationRow, userId: string): Promise<boolean> {
  const held = await findGrantsAt(db, row.group_id, [row.brand_id], { userIds: [userId], role: invitationRole(row) });
  return held.some((one) => one.valid_until === null && Object.keys(one.conditions).length === 0);
}

async function acceptOffer(
  work: Pick<Work, 'db' | 'clock' | 'emit'>,
  row: InvitationRow,
  { carried }: CurrentOffer,
  userId: string,
): Promise<void> {
  const now = work.clock.now();
  await giveRight(work.db, toChangeContext(work, row.invited_by), {
    userId,
    groupId: row.group_id,
    brandId: row.brand_id,
    conditions: toConditions(row.conditions),
    validFrom: row.valid_from === null || row.valid_from < now ? now : row.valid_from,
    validUntil: row.valid_until,
    consent: 'INVITATION',
    ...carried,
  });
}
