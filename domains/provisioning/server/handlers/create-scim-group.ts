import { implement } from '@hearth/platform/module';
import { createScimGroup as contract } from '../../contract/group-endpoints.ts';
import { wholeGroup } from '../../rules/group-changes.ts';
import { groupResource } from '../group-resource.ts';
import { makeGroup } from '../keep-group.ts';
import { resourceAnswer } from '../scim.ts';

export const createScimGroup = implement(contract, async ({ body }, work) => {
  const { row, warnings } = await makeGroup(work, wholeGroup(body));
  const resource = await groupResource(work, row, true);
  return resourceAnswer(resource, { warnings, status: 201, headers: { location: resource.meta.location } });
});
