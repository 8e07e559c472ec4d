import { canonicalEmail, findPersonByEmail, limitAttempts } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { keepingCount } from '@hearth/platform/access/kept-refusal';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { failure } from '@hearth/kit/failure';
import { tokenHash } from '@hearth/platform/secrets/token';
import { INVITATION_ENDED } from '../contract/failures.ts';
import { CARD_TRIES_PER_NETWORK } from '../rules/invitation.ts';
import { findPermittedCard } from './card-holder.ts';
import { lockInvited, lockMailed } from './queries/invitation.ts';
import type { InvitedEmployee, MailedRow } from './queries/invitation.ts';

/** An invitation by email that can be used, with its employee, both locked. */
export interface ProvenLink {
  readonly invitation: MailedRow;
  readonly employee: InvitedEmployee;
  /** The address that the link was mailed to, which it proves, as accounts have it. */
  readonly address: string;
  /** Whose account that address is. */
  readonly person: Person | undefined;
}

/**
 * Looks at the link of an email. Unknown, used, withdrawn and expired are one refusal, as is one whose employee left, joined or
 * has another address by now.
 */
export async function requireLink(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  code: string,
  request: Pick<RequestFacts, 'ip'>,
): Promise<ProvenLink> {
  const now = clock.now();
  await limitAttempts(db, 'invitation', request.ip, CARD_TRIES_PER_NETWORK, now);
  const employee = await lockInvited(db, tokenHash(code));
  const invitation = employee === undefined ? undefined : await lockMailed(db, tokenHash(code), now);
  if (employee === undefined || invitation === undefined) throw keepingCount(failure(INVITATION_ENDED));
  const address = canonicalEmail(invitation.address);
  const { card } = await findPermittedCard(db, employee, invitation.made_by, now);
  if (card !== 'JOIN' || address === null || employee.email !== invitation.address) throw failure(INVITATION_ENDED);
  return { invitation, employee, address, person: await findPersonByEmail(db, address) };
}

/** Whether the account of an address has no way to sign in yet: then the link gives it its first password. */
export function awaitsPassword(person: Person): boolean {
  return person.status === 'NO_PASSWORD' && person.externalAuthSource === null && !person.isDisabled;
}
