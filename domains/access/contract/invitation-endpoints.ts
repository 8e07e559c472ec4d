import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { INVITATION_FOR_ANOTHER_ADDRESS, INVITATION_NOT_VALID, NOT_YOURS_TO_GIVE } from './failures.ts';
import { invitation, openedInvitation } from './schemas.ts';

const service = 'policy-manager';
const one = z.strictObject({ id: uuid, invitation_id: uuid });
/** Declared on top of this file, which therefore cannot import it. */
const RECORD = { id: 'access.listChanges' };
/** The secret of the link in the mail. */
const token = string(200).min(1);

export const listInvitations = endpoint({
  id: 'access.listInvitations',
  method: 'GET',
  path: '/v1/brands/{id}/access_invitations',
  service,
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'allowed',
  summary: 'Lists pending invitations at a brand and below it.',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ cursor: uuid.optional() }),
  answer: z.strictObject({ invitations: z.array(invitation), next_cursor: uuid.nullable() }),
});

export const resendInvitation = endpoint({
  id: 'access.resendInvitation',
  method: 'POST',
  path: '/v1/brands/{id}/access_invitations/{invitation_id}/resend',
  service,
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  mergeable: false,
  summary: 'Resends an invitation with a new link that is valid for the full period. The old link stops working.',
  params: one,
  answer: invitation,
  changes: () => [listInvitations, RECORD],
  failures: { NOT_YOURS_TO_GIVE },
});

export const withdrawInvitation = endpoint({
  id: 'access.withdrawInvitation',
  method: 'DELETE',
  path: '/v1/brands/{id}/access_invitations/{invitation_id}',
  service,
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary: 'Revokes an invitation.',
  params: one,
  answer: z.strictObject({ withdrawn: z.literal(true) }),
  changes: () => [listInvitations, RECORD],
});

export const openInvitation = endpoint({
  id: 'access.openInvitation',
  method: 'POST',
  path: '/v1/access_invitations/open',
  service,
  access: anyone(),
  mergeable: false,
  summary: 'Returns what an invitation offers and who sent it, by its link. Opening it changes nothing.',
  body: z.strictObject({ token }),
  answer: openedInvitation,
  changes: () => [],
  failures: { INVITATION_NOT_VALID },
});

export const acceptInvitation = endpoint({
  id: 'access.acceptInvitation',
  method: 'POST',
  path: '/v1/access_invitations/accept',
  service,
  access: signedIn(),
  whileActing: 'refused',
  mergeable: false,
  summary: 'Accepts an invitation once, with the account whose confirmed address it was sent to.',
  body: z.strictObject({ token }),
  answer: z.strictObject({ group_id: uuid, brand_id: uuid, brand_name: z.string() }),
  changes: () => [],
  failures: { INVITATION_NOT_VALID, INVITATION_FOR_ANOTHER_ADDRESS },
});

export const declineInvitation = endpoint({
  id: 'access.declineInvitation',
  method: 'POST',
  path: '/v1/access_invitations/decline',
  service,
  access: anyone(),
  mergeable: false,
  summary: 'Declines an invitation by its link. The sender can see this in the access changes.',
  body: z.strictObject({ token }),
  answer: z.strictObject({ declined: z.literal(true) }),
  changes: () => [],
  failures: { INVITATION_NOT_VALID },
});
