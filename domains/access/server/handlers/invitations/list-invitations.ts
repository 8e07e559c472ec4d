import { findBrandPlaces } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { listInvitations as contract } from '../../../contract/invitation-endpoints.ts';
import { presentInvitations } from '../../present-invitation.ts';
import { findInvitationsAt, findInvitedBrands } from '../../queries/invitation.ts';

const PAGE = 50;

export const listInvitations = implement(contract, async ({ query }, { db, grant, clock }) => {
  const places = await findBrandPlaces(db, await findInvitedBrands(db, grant.groupId));
  const below = places.filter((place) => place.ancestorIds.includes(grant.brandId)).map((place) => place.id);
  const rows = await findInvitationsAt(db, grant.groupId, below, {
    ...(query.cursor === undefined ? {} : { after: query.cursor }),
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  return {
    invitations: await presentInvitations(db, page, clock.now()),
    next_cursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
});
