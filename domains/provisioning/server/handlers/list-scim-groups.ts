import { isUuid } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { listScimGroups as contract } from '../../contract/group-endpoints.ts';
import { MOST_AT_ONCE, MOST_WITH_MEMBERS } from '../../rules/limits.ts';
import { wantsMembers } from '../../rules/wants-members.ts';
import { listOf } from '../described.ts';
import { presentGroup } from '../present.ts';
import { countDirectoryGroups, findDirectoryGroups } from '../queries/directory-group.ts';
import { findMembers } from '../queries/member.ts';
import { readGroupFilter, scimAnswer } from '../scim.ts';

export const listScimGroups = implement(contract, async ({ query }, { db, provisioner, config }) => {
  const { groupId } = provisioner;
  const search = query.filter === undefined ? {} : readGroupFilter(query.filter);
  const startIndex = Math.max(1, query.startIndex);
  // What is no id of ours is nobody's and no group's.
  if ([search.id, search.memberId].some((id) => id !== undefined && !isUuid(id)))
    return scimAnswer(listOf([], 0, startIndex));
  const isFull = wantsMembers(query);
  const limit = Math.min(isFull ? MOST_WITH_MEMBERS : MOST_AT_ONCE, Math.max(0, query.count));
  const rows = await findDirectoryGroups(db, groupId, search, { offset: startIndex - 1, limit });
  const ids = rows.map((row) => row.id);
  const members = isFull ? await findMembers(db, groupId, ids) : null;
  const total = await countDirectoryGroups(db, groupId, search);
  const resources = rows.map((row) => presentGroup(row, members === null ? null : (members.get(row.id) ?? []), config));
  return scimAnswer(listOf(resources, total, startIndex));
});
