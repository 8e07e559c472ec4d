import { findBrandNames } from '@hearth/domains/core/service';
import { getPerson } from '@hearth/domains/identity/service';
import { ADDRESS_NOT_PROVEN, failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { INVITED_AT_ANOTHER_ADDRESS } from '../../contract/failures.ts';
import { joinByMailedInvitation as contract } from '../../contract/mailed-invitation-endpoints.ts';
import { joinTeam } from '../join-team.ts';
import { requireLink } from '../prove-link.ts';

/** The link alone gives nothing: it is used with the account whose proven address it was mailed to. */
export const joinByMailedInvitation = implement(contract, ({ body }, work) =>
  inScope(work.db, SYSTEM, async (db) => {
    const means = { ...work, db };
    const link = await requireLink(means, body.code, work.request);
    const person = await getPerson(db, work.actor.userId);
    if (person.email !== link.address) throw failure(INVITED_AT_ANOTHER_ADDRESS);
    if (!person.isEmailVerified) throw failure(ADDRESS_NOT_PROVEN);
    await joinTeam(means, link, person.id);
    const places = await findBrandNames(db, [link.employee.location_id]);
    return { employer_name: places.get(link.employee.location_id) ?? '' };
  }),
);
