import { getPerson } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { patchScimUser as contract } from '../../contract/endpoints.ts';
import { parsePerson } from '../../rules/wanted-person.ts';
import { applyPersonChanges } from '../keep-person.ts';
import { requirePerson } from '../person-of.ts';
import { presentUser } from '../present.ts';
import { applyPatch, resourceAnswer, findStaleAnswer } from '../scim.ts';

export const patchScimUser = implement(contract, async ({ params, body }, work) => {
  const before = await requirePerson(work, params.id, 'change');
  const { meta, ...current } = presentUser(before, await getPerson(work.db, before.user_id), work.config);
  const stale = findStaleAnswer(work.request.headers, { meta });
  if (stale !== null) return stale;
  const { changed, warnings } = await applyPatch(current, body);
  const kept =
    changed === null ? { row: before, warnings: [] } : await applyPersonChanges(work, before, parsePerson(changed));
  const resource = presentUser(kept.row, await getPerson(work.db, before.user_id), work.config);
  return resourceAnswer(resource, { warnings: [...warnings, ...kept.warnings] });
});
