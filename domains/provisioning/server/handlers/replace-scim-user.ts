import { getPerson } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { replaceScimUser as contract } from '../../contract/endpoints.ts';
import { wantedPerson } from '../../rules/wanted-person.ts';
import { rewrite } from '../keep-person.ts';
import { personOf } from '../person-of.ts';
import { presentUser } from '../present.ts';
import { readUser, scimAnswer, withWarnings } from '../scim.ts';

export const replaceScimUser = implement(contract, async ({ params, body }, work) => {
  const before = await personOf(work, params.id, 'change');
  const { row, warnings } = await rewrite(work, before, wantedPerson(await readUser(body)));
  const resource = presentUser(row, await getPerson(work.db, row.user_id), work.config);
  return scimAnswer(withWarnings(resource, warnings));
});
