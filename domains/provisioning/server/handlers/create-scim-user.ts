import { getPerson } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { createScimUser as contract } from '../../contract/endpoints.ts';
import { parsePerson } from '../../rules/wanted-person.ts';
import { addPerson } from '../keep-person.ts';
import { presentUser } from '../present.ts';
import { readUser, resourceAnswer } from '../scim.ts';

export const createScimUser = implement(contract, async ({ body }, work) => {
  const { row, warnings } = await addPerson(work, parsePerson(await readUser(body)));
  const resource = presentUser(row, await getPerson(work.db, row.user_id), work.config);
  return resourceAnswer(resource, { warnings, status: 201, headers: { location: resource.meta.location } });
});
