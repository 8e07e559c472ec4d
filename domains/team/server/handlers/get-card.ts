import { findNames } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { findLatestMail } from '@hearth/platform/mail/mail';
import { implement } from '@hearth/platform/module';
import { getCard as contract } from '../../contract/invitation-endpoints.ts';
import { cardState } from '../../rules/invitation.ts';
import { findPermittedCard } from '../card-holder.ts';
import { deliveryOf } from '../present.ts';
import { findEmployee } from '../queries/employee.ts';
import { findInvitation, findInvitationEvents } from '../queries/invitation.ts';

/** The number of recent events that are returned. */
const EVENT_LIMIT = 20;

export const getCard = implement(contract, async ({ params }, { db, actor, clock, grant }) => {
  const row = await findEmployee(db, grant, params.employee_id, null);
  if (row === undefined) throw failure(NOT_FOUND);
  const next = await findPermittedCard(db, { ...row, group_id: grant.groupId }, actor.userId, clock.now());
  const card = await findInvitation(db, row.id);
  const events = await findInvitationEvents(db, row.id, EVENT_LIMIT);
  const names = await findNames(
    db,
    events.flatMap(({ user_id: userId }) => (userId === null ? [] : [userId])),
  );
  return {
    card:
      card === undefined
        ? null
        : {
            purpose: card.purpose,
            state: cardState({ wrongPins: card.wrong_pins, expiresAt: card.expires_at }, clock.now()),
            expires_at: card.expires_at.toISOString(),
            channel: card.channel,
            address: card.address,
            sent_at: card.made_at.toISOString(),
            delivery:
              card.mail_id === null ? null : deliveryOf((await findLatestMail(db, [card.mail_id])).get(card.mail_id)),
          },
    next: typeof next.card === 'string' ? next.card : null,
    events: events.map(({ id, purpose, what, at, user_id: userId }) => ({
      id,
      purpose,
      what,
      at: at.toISOString(),
      by: userId === null ? '' : (names.get(userId) ?? ''),
    })),
  };
});
