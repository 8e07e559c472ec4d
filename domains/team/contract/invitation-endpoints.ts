import { house } from '@hearth/domains/core/schemas';
import { passwordFailures } from '@hearth/domains/identity/schemas';
import { anyone, brand, endpoint } from '@hearth/kit/endpoint';
import { instant, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ACCOUNT_IS_THEIRS,
  CARD_NOT_VALID,
  EMPLOYMENT_HAS_ENDED,
  NOT_YOURS_TO_RESET,
  USERNAME_NOT_ALLOWED,
  USERNAME_TAKEN,
  WRONG_PIN,
} from './failures.ts';
import { getEmployee, listEmployees } from './endpoints.ts';
import {
  card,
  cardEvent,
  cardPurpose,
  CARDS_AT_ONCE,
  invitationChannel,
  invitationDelivery,
  invitationState,
} from './schemas.ts';

const service = 'team';
const managing = { service, access: brand('id', 'MANAGE_TEAM', { condition: 'POSITION_CATEGORY' }) } as const;
const oneEmployee = z.object({ id: uuid, employee_id: uuid });

export const makeCards = endpoint({
  ...managing,
  id: 'team.makeCards',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/brands/{id}/invitations',
  mergeable: false,
  summary:
    'Creates an invitation card with a code and a PIN for each of some employees, shown once: to create an account, or to choose a new password. Earlier cards stop working.',
  params: z.object({ id: uuid }),
  body: z.strictObject({ employee_ids: z.array(uuid).min(1).max(CARDS_AT_ONCE) }),
  answer: z.strictObject({ cards: z.array(card) }),
  changes: () => [getCard, getEmployee, listEmployees],
  failures: { EMPLOYMENT_HAS_ENDED, ACCOUNT_IS_THEIRS, NOT_YOURS_TO_RESET },
});

export const getCard = endpoint({
  ...managing,
  id: 'team.getCard',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/invitation',
  summary: 'Returns the state of an employee’s invitation card, and what became of the last ones.',
  params: oneEmployee,
  answer: z.strictObject({
    card: z
      .strictObject({
        purpose: cardPurpose,
        state: invitationState,
        expires_at: instant,
        channel: invitationChannel,
        /** Where the email went to; null for a card. */
        address: z.string().nullable(),
        sent_at: instant,
        delivery: invitationDelivery.nullable(),
      })
      .nullable(),
    /** Which card the caller may make now; null for none. */
    next: cardPurpose.nullable(),
    events: z.array(cardEvent),
  }),
});

export const withdrawCard = endpoint({
  ...managing,
  id: 'team.withdrawCard',
  whileActing: 'refused',
  method: 'DELETE',
  path: '/v1/brands/{id}/employees/{employee_id}/invitation',
  summary: 'Revokes an employee’s invitation, by card or by email.',
  params: oneEmployee,
  answer: z.strictObject({ withdrawn: z.boolean() }),
  changes: () => [getCard, getEmployee, listEmployees],
});

/** The code and PIN of a card, as its holder enters them. */
const cardCredentials = {
  code: string(200).min(1),
  pin: string(20).min(1),
};
const byHolder = { service, access: anyone(), transaction: 'none', mergeable: false } as const;

export const openCard = endpoint({
  ...byHolder,
  id: 'team.openCard',
  method: 'POST',
  path: '/v1/invitations/open',
  summary:
    'Returns what an invitation card is for, by its code and PIN. Checking doesn’t use it up; five wrong PINs end it.',
  body: z.strictObject(cardCredentials),
  answer: z.strictObject({
    purpose: cardPurpose,
    first_name: z.string(),
    employer_name: z.string(),
    house,
    /** One that is free, or the one that the account has. */
    username: z.string(),
  }),
  changes: () => [],
  failures: { CARD_NOT_VALID, WRONG_PIN },
});

export const checkCardUsername = endpoint({
  ...byHolder,
  id: 'team.checkCardUsername',
  method: 'POST',
  path: '/v1/invitations/username',
  summary: 'Returns whether a username is free for the holder of a card; if not, a free one.',
  body: z.strictObject({ ...cardCredentials, username: string(254) }),
  answer: z.strictObject({ status: z.enum(['AVAILABLE', 'INVALID', 'USED']), suggestion: z.string().nullable() }),
  changes: () => [],
  failures: { CARD_NOT_VALID, WRONG_PIN },
});

export const acceptCard = endpoint({
  ...byHolder,
  id: 'team.acceptCard',
  method: 'POST',
  path: '/v1/invitations/accept',
  summary:
    'Creates the account of the employee on the card, or sets its new password, once. The card alone says who it is.',
  body: z.strictObject({ ...cardCredentials, username: string(254).optional(), password: string(1024) }),
  answer: z.strictObject({ username: z.string() }),
  changes: () => [],
  failures: { CARD_NOT_VALID, WRONG_PIN, USERNAME_TAKEN, USERNAME_NOT_ALLOWED, ...passwordFailures },
});
