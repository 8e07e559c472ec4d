import { implement } from '@hearth/platform/module';
import { getScimGroup as contract } from '../../contract/group-endpoints.ts';
import { wantsMembers } from '../../rules/wants-members.ts';
import { requireDirectoryGroup } from '../keep-group.ts';
import { groupResource } from '../group-resource.ts';
import { resourceAnswer } from '../scim.ts';

export const getScimGroup = implement(contract, async ({ params, query }, work) => {
  const row = await requireDirectoryGroup(work, params.id, 'read');
  return resourceAnswer(await groupResource(work, row, wantsMembers(query)), { asked: work.request.headers });
});
