import { limitAttempts } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { keepingCount } from '@hearth/platform/access/kept-refusal';
import type { RequestFacts, PlatformTools } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { INVITATION_NOT_VALID } from '../../contract/failures.ts';
import { INVITATION_LOOKS_PER_NETWORK } from '../../rules/invitation.ts';
import { findInvitationOf } from '../queries/invitation.ts';
import type { InvitationRow } from '../queries/invitation.ts';

/**
 * Loads the invitation of a link; unknown, used, withdrawn and expired are one refusal. Unknown, used, withdrawn and
 * run out are one refusal, and a right whose last day is over is not offered any more.
 */
export async function requireInvitation(
  { db, clock }: { readonly db: Tx<'system'> } & Pick<PlatformTools, 'clock'>,
  request: Pick<RequestFacts, 'ip'>,
  token: string,
  what: 'read' | 'lock',
): Promise<InvitationRow> {
  const now = clock.now();
  await limitAttempts(db, 'access-invitation', request.ip, INVITATION_LOOKS_PER_NETWORK, now);
  const row = await findInvitationOf(db, tokenHash(token), now, what);
  if (row === undefined || (row.valid_until !== null && row.valid_until <= now))
    throw keepingCount(failure(INVITATION_NOT_VALID));
  return row;
}

/**
 * The address that an invitation was mailed to, held until the transaction ends. Whoever has the link reads that address's
 * mail: it proves the address. Refuses with INVITATION_NOT_VALID.
 */
export async function lockInvitationAddress(
  tools: { readonly db: Tx<'system'> } & Pick<PlatformTools, 'clock'>,
  request: Pick<RequestFacts, 'ip'>,
  token: string,
): Promise<string> {
  return (await requireInvitation(tools, request, token, 'lock')).address;
}
