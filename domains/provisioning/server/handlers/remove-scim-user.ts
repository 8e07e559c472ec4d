import { getPerson } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { removeScimUser as contract } from '../../contract/endpoints.ts';
import { letGo } from '../keep-person.ts';
import { personOf } from '../person-of.ts';
import { presentUser } from '../present.ts';
import { nothingAnswer, staleAnswer } from '../scim.ts';

export const removeScimUser = implement(contract, async ({ params }, work) => {
  const row = await personOf(work, params.id, 'change');
  const current = presentUser(row, await getPerson(work.db, row.user_id), work.config);
  const stale = staleAnswer(work.request.headers, current);
  if (stale !== null) return stale;
  await letGo(work, row);
  return nothingAnswer();
});
