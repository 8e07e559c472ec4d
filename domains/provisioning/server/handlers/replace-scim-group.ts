import { implement } from '@hearth/platform/module';
import { replaceScimGroup as contract } from '../../contract/group-endpoints.ts';
import { parseWholeGroup } from '../../rules/group-changes.ts';
import { groupResource } from '../group-resource.ts';
import { changeGroup, requireDirectoryGroup } from '../keep-group.ts';
import { presentGroup } from '../present.ts';
import { resourceAnswer, findStaleAnswer } from '../scim.ts';

export const replaceScimGroup = implement(contract, async ({ params, body }, work) => {
  const before = await requireDirectoryGroup(work, params.id, 'change');
  const stale = findStaleAnswer(work.request.headers, presentGroup(before, null, work.config));
  if (stale !== null) return stale;
  const { row, warnings } = await changeGroup(work, before, parseWholeGroup(body));
  return resourceAnswer(await groupResource(work, row, true), { warnings });
});
