import { getPerson } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { removeScimUser as contract } from '../../contract/endpoints.ts';
import { releasePerson } from '../keep-person.ts';
import { requirePerson } from '../person-of.ts';
import { presentUser } from '../present.ts';
import { noContentAnswer, findStaleAnswer } from '../scim.ts';

export const removeScimUser = implement(contract, async ({ params }, work) => {
  const row = await requirePerson(work, params.id, 'change');
  const current = presentUser(row, await getPerson(work.db, row.user_id), work.config);
  const stale = findStaleAnswer(work.request.headers, current);
  if (stale !== null) return stale;
  await releasePerson(work, row);
  return noContentAnswer();
});
