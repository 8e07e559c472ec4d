import { implement } from '@hearth/platform/module';
import { replaceScimGroup as contract } from '../../contract/group-endpoints.ts';
import { wholeGroup } from '../../rules/group-changes.ts';
import { groupResource } from '../group-resource.ts';
import { changeGroup, directoryGroupOf } from '../keep-group.ts';
import { presentGroup } from '../present.ts';
import { resourceAnswer, staleAnswer } from '../scim.ts';

export const replaceScimGroup = implement(contract, async ({ params, body }, work) => {
  const before = await directoryGroupOf(work, params.id, 'change');
  const stale = staleAnswer(work.request.headers, presentGroup(before, null, work.config));
  if (stale !== null) return stale;
  const { row, warnings } = await changeGroup(work, before, wholeGroup(body));
  return resourceAnswer(await groupResource(work, row, true), { warnings });
});
