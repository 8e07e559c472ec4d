import { implement } from '@hearth/platform/module';
import { patchScimGroup as contract } from '../../contract/group-endpoints.ts';
import { groupChanges } from '../../rules/group-changes.ts';
import { groupResource } from '../group-resource.ts';
import { changeGroup, directoryGroupOf } from '../keep-group.ts';
import { presentGroup } from '../present.ts';
import { nothingAnswer, readOperations, resourceAnswer, staleAnswer } from '../scim.ts';

/** A group may hold everybody, so a patch says no more than that it is done, unless there is something to say. */
export const patchScimGroup = implement(contract, async ({ params, body }, work) => {
  const before = await directoryGroupOf(work, params.id, 'change');
  const stale = staleAnswer(work.request.headers, presentGroup(before, null, work.config));
  if (stale !== null) return stale;
  const { row, warnings } = await changeGroup(work, before, groupChanges(await readOperations(body)));
  const resource = await groupResource(work, row, warnings.length > 0);
  return warnings.length === 0 ? nothingAnswer(resource.meta.version) : resourceAnswer(resource, { warnings });
});
