import { getPerson } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { replaceScimUser as contract } from '../../contract/endpoints.ts';
import { parsePerson } from '../../rules/wanted-person.ts';
import { applyPersonChanges } from '../keep-person.ts';
import { requirePerson } from '../person-of.ts';
import { presentUser } from '../present.ts';
import { readUser, resourceAnswer, findStaleAnswer } from '../scim.ts';

export const replaceScimUser = implement(contract, async ({ params, body }, work) => {
  const before = await requirePerson(work, params.id, 'change');
  const current = presentUser(before, await getPerson(work.db, before.user_id), work.config);
  const stale = findStaleAnswer(work.request.headers, current);
  if (stale !== null) return stale;
  const { row, warnings } = await applyPersonChanges(work, before, parsePerson(await readUser(body)));
  const resource = presentUser(row, await getPerson(work.db, row.user_id), work.config);
  return resourceAnswer(resource, { warnings });
});
