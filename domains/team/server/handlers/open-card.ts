import { namesOfBrands } from '@hearth/domains/core/service';
import { getPerson } from '@hearth/domains/identity/service';
import { suggestFree } from '@hearth/domains/registration/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Tx } from '@hearth/platform/database';
import { openCard as contract } from '../../contract/invitation-endpoints.ts';
import { CARD_NOT_VALID, WRONG_PIN } from '../../contract/failures.ts';
import { proveCard } from '../prove-card.ts';
import type { ProvenCard } from '../prove-card.ts';

async function usernameOf(db: Tx, { employee }: ProvenCard): Promise<string> {
  if (employee.user_id !== null) return (await getPerson(db, employee.user_id)).username;
  const name = `${employee.first_name}.${employee.last_name}`.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return (await suggestFree(db, name, null)) ?? '';
}

/** What a card is for. It says nothing of its employee but the first name, and nothing at all without the PIN. */
export const openCard = implement(contract, async ({ body }, { run, request }) => {
  const outcome = await run(SYSTEM, async (work) => {
    const proven = await proveCard(work, body, request);
    if (typeof proven === 'string') return proven;
    const { invitation, employee } = proven;
    const places = await namesOfBrands(work.db, [employee.location_id]);
    return {
      purpose: invitation.purpose,
      first_name: employee.first_name,
      employer_name: places.get(employee.location_id) ?? '',
      username: await usernameOf(work.db, proven),
    };
  });
  if (outcome === 'ended') throw failure(CARD_NOT_VALID);
  if (outcome === 'wrong') throw failure(WRONG_PIN);
  return outcome;
});
