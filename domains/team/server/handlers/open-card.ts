import { findBrandNames, findHouse } from '@hearth/domains/core/service';
import { getPerson } from '@hearth/domains/identity/service';
import { suggestUsername } from '@hearth/domains/registration/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Tx } from '@hearth/platform/database';
import { openCard as contract } from '../../contract/invitation-endpoints.ts';
import { CARD_NOT_VALID, WRONG_PIN } from '../../contract/failures.ts';
import { verifyCard } from '../prove-card.ts';
import type { VerifiedCard } from '../prove-card.ts';

async function suggestCardUsername(db: Tx, { employee }: VerifiedCard): Promise<string> {
  if (employee.user_id !== null) return (await getPerson(db, employee.user_id)).username;
  const name = `${employee.first_name}.${employee.last_name}`.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return (await suggestUsername(db, name, null)) ?? '';
}

/**
 * Returns the purpose of a card and the holder's first name; nothing without the PIN. It says nothing of its employee
 * but the first name, and nothing at all without the PIN.
 */
export const openCard = implement(contract, async ({ body }, { run, request }) => {
  const outcome = await run(SYSTEM, async (work) => {
    const proven = await verifyCard(work, body, request);
    if (typeof proven === 'string') return proven;
    const { invitation, employee } = proven;
    const places = await findBrandNames(work.db, [employee.location_id]);
    return {
      purpose: invitation.purpose,
      first_name: employee.first_name,
      employer_name: places.get(employee.location_id) ?? '',
      house: await findHouse(work.db, employee.location_id),
      username: await suggestCardUsername(work.db, proven),
    };
  });
  if (outcome === 'ended') throw failure(CARD_NOT_VALID);
  if (outcome === 'wrong') throw failure(WRONG_PIN);
  return outcome;
});
