import { implement } from '@hearth/platform/module';
import { removeScimGroup as contract } from '../../contract/group-endpoints.ts';
import { requireDirectoryGroup, endGroup } from '../keep-group.ts';
import { presentGroup } from '../present.ts';
import { noContentAnswer, findStaleAnswer } from '../scim.ts';

export const removeScimGroup = implement(contract, async ({ params }, work) => {
  const row = await requireDirectoryGroup(work, params.id, 'change');
  const stale = findStaleAnswer(work.request.headers, presentGroup(row, null, work.config));
  if (stale !== null) return stale;
  await endGroup(work, row);
  return noContentAnswer();
});
