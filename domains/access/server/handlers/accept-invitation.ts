import { handOf, namesOfBrands } from '@hearth/domains/core/service';
import { getPerson } from '@hearth/domains/identity/service';
import { ADDRESS_NOT_PROVEN, Failure, failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { INVITATION_ACCEPTED } from '../../contract/events.ts';
import { INVITATION_FOR_ANOTHER_ADDRESS, INVITATION_NOT_VALID, NOT_YOURS_TO_GIVE } from '../../contract/failures.ts';
import { acceptInvitation as contract } from '../../contract/invitation-endpoints.ts';
import { give } from '../change-rights.ts';
import { refuseToStandFor, standingOffer } from '../pending-invitation.ts';
import type { StandingOffer } from '../pending-invitation.ts';
import { provenInvitation } from '../proven-invitation.ts';
import { findGrantsAt } from '../queries/grant.ts';
import { deleteInvitation } from '../queries/invitation.ts';
import type { InvitationRow } from '../queries/invitation.ts';
import { roleOf } from '../present-invitation.ts';
import { conditionsOf } from '../stored-rights.ts';

/**
 * The link alone gives nothing: it is taken by the account whose proven address it was sent to. Whoever invited has to be able
 * to give it still.
 */
export const acceptInvitation = implement(contract, ({ body }, work) =>
  inScope(work.db, SYSTEM, async (db) => {
    const { actor, request, clock } = work;
    const row = await provenInvitation({ db, clock }, request, body.token, 'lock');
    const person = await getPerson(db, actor.userId);
    if (person.email !== row.address) throw failure(INVITATION_FOR_ANOTHER_ADDRESS);
    if (!person.isEmailVerified) throw failure(ADDRESS_NOT_PROVEN);
    const offer = await standingOffer(db, row);
    if (offer === undefined) throw failure(INVITATION_NOT_VALID);
    await refuseAsNotValid(() => refuseToStandFor(db, row.invited_by, row, offer, clock.now()));
    if (!(await holdsAlready(db, row, person.id))) await take({ ...work, db }, row, offer, person.id);
    await deleteInvitation(db, row.id);
    const data = { user_id: person.id, invited_by: row.invited_by, brand_id: row.brand_id };
    await work.emit(INVITATION_ACCEPTED.of({ group_id: row.group_id, topics: [], data }));
    const names = await namesOfBrands(db, [row.brand_id]);
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

/** Whether the same role is held there for everything and without end: another would be the same right twice. */
async function holdsAlready(db: Tx, row: InvitationRow, userId: string): Promise<boolean> {
  const held = await findGrantsAt(db, row.group_id, [row.brand_id], { userIds: [userId], role: roleOf(row) });
  return held.some((one) => one.valid_until === null && Object.keys(one.conditions).length === 0);
}

async function take(
  work: Pick<Work, 'db' | 'clock' | 'emit'>,
  row: InvitationRow,
  { carried }: StandingOffer,
  userId: string,
): Promise<void> {
  const now = work.clock.now();
  await give(work.db, handOf(work, row.invited_by), {
    userId,
    groupId: row.group_id,
    brandId: row.brand_id,
    conditions: conditionsOf(row.conditions),
    validFrom: row.valid_from === null || row.valid_from < now ? now : row.valid_from,
    validUntil: row.valid_until,
    consent: 'INVITATION',
    ...carried,
  });
}
