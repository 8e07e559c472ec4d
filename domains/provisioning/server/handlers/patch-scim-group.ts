import { implement } from '@hearth/platform/module';
import { patchScimGroup as contract } from '../../contract/group-endpoints.ts';
import { groupChanges } from '../../rules/group-changes.ts';
import { groupResource } from '../group-resource.ts';
import { changeGroup, requireDirectoryGroup } from '../keep-group.ts';
import { presentGroup } from '../present.ts';
import { noContentAnswer, readOperations, resourceAnswer, findStaleAnswer } from '../scim.ts';

/** A group may hold everybody, so a patch says no more than that it is done, unless there is something to say. */
export const patchScimGroup = implement(contract, async ({ params, body }, work) => {
  const before = await requireDirectoryGroup(work, params.id, 'change');
  const stale = findStaleAnswer(work.request.headers, presentGroup(before, null, work.config));
  if (stale !== null) return stale;
  const { row, warnings } = await changeGroup(work, before, groupChanges(await readOperations(body)));
  const resource = await groupResource(work, row, warnings.length > 0);
  return warnings.length === 0 ? noContentAnswer(resource.meta.version) : resourceAnswer(resource, { warnings });
});
