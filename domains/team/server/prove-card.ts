import { limitAttempts } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { CARD_TRIES_PER_NETWORK, WRONG_PINS } from '../rules/invitation.ts';
import { findPermittedCard } from './card-holder.ts';
import { isPin } from './card-secret.ts';
import {
  forgiveWrongPins,
  insertInvitationEvents,
  type CardRow,
  type InvitedEmployee,
  lockInvited,
  tryInvitation,
} from './queries/invitation.ts';

/** The code and PIN that the holder of a card enters. */
export interface PresentedCard {
  readonly code: string;
  readonly pin: string;
}

/** A card whose PIN was right, with its employee. */
export interface VerifiedCard {
  readonly invitation: CardRow;
  readonly employee: InvitedEmployee;
}

/**
 * Looks at a card: the card with its employee, both locked, or what is wrong. Wrong is an outcome and no error here, because
 * its count must stay. Unknown, used, withdrawn, locked and expired are one outcome.
 */
export async function verifyCard(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  { code, pin }: PresentedCard,
  request: Pick<RequestFacts, 'ip'>,
): Promise<VerifiedCard | 'ended' | 'wrong'> {
  const now = clock.now();
  await limitAttempts(db, 'invitation', request.ip, CARD_TRIES_PER_NETWORK, now);
  const employee = await lockInvited(db, tokenHash(code));
  const invitation = employee === undefined ? undefined : await tryInvitation(db, tokenHash(code), now);
  if (employee === undefined || invitation === undefined) return 'ended';
  if (!isPin(code, pin, invitation.pin_hash)) {
    const { employee_id, group_id, purpose } = invitation;
    if (invitation.wrong_pins >= WRONG_PINS)
      await insertInvitationEvents(db, [
        { id: newId(now.getTime()), group_id, employee_id, purpose, what: 'LOCKED', user_id: null, at: now },
      ]);
    return 'wrong';
  }
  await forgiveWrongPins(db, invitation.employee_id);
  const { card } = await findPermittedCard(db, employee, invitation.made_by, now);
  if (card !== invitation.purpose) return 'ended';
  return { invitation, employee };
}
