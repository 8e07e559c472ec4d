import { randomInt } from 'node:crypto';
import {
  canonicalEmail,
  findPersonByEmail,
  findPersonByUsername,
  isHotelGroupEmail,
  limitAttempts,
} from '@hearth/domains/identity/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { EMAIL_LOOKUPS } from '../../rules/limits.ts';
import { EMAIL_MESSAGES, usernameBeside, usernameTaken } from '../../rules/messages.ts';

type State = keyof typeof EMAIL_MESSAGES;

async function stateOf(tx: Tx, email: string | null): Promise<State> {
  if (email === null) return 'INVALID';
  // Before uniqueness: whether such an account exists is nobody's business here (reading 19).
  if (isHotelGroupEmail(email)) return 'HOTEL_GROUP';
  const person = await findPersonByEmail(tx, email);
  if (person === undefined) return 'FREE';
  return person.status === 'ACTIVE' ? 'USED' : person.status;
}

export const validateEmail = implement(contract.validateEmail, ({ body }, { db, clock, request }) =>
  inScope(db, SYSTEM, async (tx) => {
    await limitAttempts(tx, 'email-lookup', request.ip, EMAIL_LOOKUPS, clock.now());
    const status = await stateOf(tx, canonicalEmail(body.email));
    return { is_valid: status === 'FREE', status, message: EMAIL_MESSAGES[status] };
  }),
);

const TRIES = 5;

export const validateUsername = implement(contract.validateUsername, async ({ body }, { db, actor }) => {
  const holder = await findPersonByUsername(db, body.username);
  if (holder === undefined || holder.id === actor.userId) return { is_valid: true, suggestion: null, message: '' };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const suggestion = usernameBeside(body.username, () => randomInt(0, 1_000_000) / 1_000_000);
    if ((await findPersonByUsername(db, suggestion)) === undefined)
      return { is_valid: false, suggestion, message: usernameTaken(suggestion) };
  }
  return { is_valid: false, suggestion: null, message: usernameTaken('') };
});
