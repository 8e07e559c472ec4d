import { checkUsername } from '@hearth/domains/registration/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { CARD_NOT_VALID, WRONG_PIN } from '../../contract/failures.ts';
import { checkCardUsername as contract } from '../../contract/invitation-endpoints.ts';
import { verifyCard } from '../prove-card.ts';

/** Answers nobody without the card and its PIN, so that usernames cannot be listed; tries count as those of opening it. */
export const checkCardUsername = implement(contract, async ({ body }, { run, request }) => {
  const outcome = await run(SYSTEM, async (work) => {
    const proven = await verifyCard(work, body, request);
    return typeof proven === 'string' ? proven : checkUsername(work.db, body.username, proven.employee.user_id);
  });
  if (outcome === 'ended') throw failure(CARD_NOT_VALID);
  if (outcome === 'wrong') throw failure(WRONG_PIN);
  return outcome;
});
