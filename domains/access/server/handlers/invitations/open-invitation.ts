import { findBrandNames, findHouse } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { openInvitation as contract } from '../../../contract/invitation-endpoints.ts';
import { invitationRole } from '../../present-invitation.ts';
import { requireInvitation } from '../../actions/proven-invitation.ts';

export const openInvitation = implement(contract, ({ body }, { db, clock, request }) =>
  inScope(db, SYSTEM, async (system) => {
    const row = await requireInvitation({ db: system, clock }, request, body.token, 'read');
    const names = await findBrandNames(system, [row.group_id, row.brand_id]);
    return {
      group_name: names.get(row.group_id) ?? '',
      brand_name: names.get(row.brand_id) ?? '',
      house: await findHouse(system, row.brand_id),
      role: invitationRole(row),
      role_name: row.role_name,
      invited_by: await findName(system, row.invited_by),
      address: row.address,
      valid_from: row.valid_from?.toISOString() ?? null,
      valid_until: row.valid_until?.toISOString() ?? null,
      expires_at: row.expires_at.toISOString(),
    };
  }),
);
