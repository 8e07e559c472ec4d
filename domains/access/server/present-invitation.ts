import { findBrandNames } from '@hearth/domains/core/service';
import type { Tx } from '@hearth/platform/database';
import type { InvitationLine } from '../contract/schemas.ts';
import type { InvitationRow } from './queries/invitation.ts';

/** The role of an invitation: the code of a built-in one or the id of a custom one. */
export function invitationRole({ role, role_id: roleId }: Pick<InvitationRow, 'role' | 'role_id'>): string {
  return role ?? roleId ?? '';
}

/** Invitations with the names of the brands that they speak of. Of who reads the address nothing is known here. */
export async function presentInvitations(tx: Tx, rows: readonly InvitationRow[], now: Date): Promise<InvitationLine[]> {
  const brands = await findBrandNames(
    tx,
    rows.map((row) => row.brand_id),
  );
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    brand_id: row.brand_id,
    brand_name: brands.get(row.brand_id) ?? '',
    role: invitationRole(row),
    role_name: row.role_name,
    conditions: row.conditions,
    valid_from: row.valid_from?.toISOString() ?? null,
    valid_until: row.valid_until?.toISOString() ?? null,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    expired: row.expires_at <= now,
  }));
}
