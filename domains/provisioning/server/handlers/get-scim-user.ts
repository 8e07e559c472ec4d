import { getPerson } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { getScimUser as contract } from '../../contract/endpoints.ts';
import { requirePerson } from '../person-of.ts';
import { presentUser } from '../present.ts';
import { resourceAnswer } from '../scim.ts';

export const getScimUser = implement(contract, async ({ params }, work) => {
  const row = await requirePerson(work, params.id, 'read');
  const person = await getPerson(work.db, row.user_id);
  return resourceAnswer(presentUser(row, person, work.config), { asked: work.request.headers });
});
