import type { Work } from '@hearth/platform/module';
import { presentGroup } from './present.ts';
import type { DirectoryGroupRow } from './queries/directory-group.ts';
import { findMembers } from './queries/member.ts';

/** A group as SCIM's resource, its members where they are wanted. */
export async function groupResource(
  { db, config }: Pick<Work, 'db' | 'config'>,
  row: DirectoryGroupRow,
  withMembers: boolean,
): Promise<ReturnType<typeof presentGroup>> {
  const members = withMembers ? ((await findMembers(db, row.group_id, [row.id])).get(row.id) ?? []) : null;
  return presentGroup(row, members, config);
}
