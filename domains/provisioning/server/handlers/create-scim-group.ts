import { implement } from '@hearth/platform/module';
import { createScimGroup as contract } from '../../contract/group-endpoints.ts';
import { parseWholeGroup } from '../../rules/group-changes.ts';
import { groupResource } from '../group-resource.ts';
import { createGroup } from '../keep-group.ts';
import { resourceAnswer } from '../scim.ts';

export const createScimGroup = implement(contract, async ({ body }, work) => {
  const { row, warnings } = await createGroup(work, parseWholeGroup(body));
  const resource = await groupResource(work, row, true);
  return resourceAnswer(resource, { warnings, status: 201, headers: { location: resource.meta.location } });
});
