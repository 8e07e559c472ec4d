import { isRoleCode, canGiveRole } from '@hearth/domains/access/service';
import { CONFLICT, failure, NOT_FOUND } from '@hearth/kit/failure';
import { isUuid, newId } from '@hearth/kit/id';
import type { GroupChange, GroupChanges, UnreadableChange } from '../rules/group-changes.ts';
import { askToSettle } from './jobs/settle-people.ts';
import type { DirectoryContext } from './keep-person.ts';
import * as groups from './queries/directory-group.ts';
import type { DirectoryGroupRow } from './queries/directory-group.ts';
import * as members from './queries/member.ts';
import { findTokenCreator } from './queries/token.ts';
import { NOT_GIVEN, requireReadable, scimFailure } from './scim.ts';
import type { Warning } from './scim.ts';

/** The result of a change of a group. */
export interface GroupResult {
  readonly row: DirectoryGroupRow;
  readonly warnings: readonly Warning[];
}

/** Loads a directory group of the caller's group; locked for a change. */
export async function requireDirectoryGroup(
  { db, provisioner }: Pick<DirectoryContext, 'db' | 'provisioner'>,
  id: string,
  what: 'read' | 'change',
): Promise<DirectoryGroupRow> {
  const find = what === 'read' ? groups.findDirectoryGroup : groups.lockDirectoryGroup;
  const row = isUuid(id) ? await find(db, provisioner.groupId, { id }) : undefined;
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

async function refuseTwin(
  { db, provisioner }: DirectoryContext,
  displayName: string,
  except: string | null,
): Promise<void> {
  const twin = await groups.findDirectoryGroup(db, provisioner.groupId, { displayName });
  if (twin !== undefined && twin.id !== except)
    throw scimFailure('uniqueness', 'A group has this displayName.', CONFLICT);
}

/**
 * Creates a group with its members; it gives no rights until an administrator maps it. It gives them nothing until
 * somebody here says what.
 */
export async function createGroup(work: DirectoryContext, read: GroupChanges | UnreadableChange): Promise<GroupResult> {
  const { db, clock, provisioner } = work;
  const wanted = requireReadable(read);
  const name = wanted.changes.find((change) => change.kind === 'name');
  if (name === undefined) throw scimFailure('invalidValue', 'A group needs a displayName.');
  await refuseTwin(work, name.displayName, null);
  const now = clock.now();
  const row: DirectoryGroupRow = {
    id: newId(now.getTime()),
    group_id: provisioner.groupId,
    display_name: name.displayName,
    external_id: null,
    role: null,
    brand_id: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
  await groups.insertDirectoryGroup(db, row);
  return changeGroup(work, row, wanted);
}

/** Applies a directory's changes to a group in order and updates its members' rights. */
export async function changeGroup(
  work: DirectoryContext,
  before: DirectoryGroupRow,
  read: GroupChanges | UnreadableChange,
): Promise<GroupResult> {
  const { changes, ignored } = requireReadable(read);
  const { db, clock, provisioner } = work;
  const moved = { JOINED: new Set<string>(), LEFT: new Set<string>() };
  const said = { display_name: before.display_name, external_id: before.external_id };
  for (const change of changes) {
    if (change.kind === 'name') said.display_name = change.displayName;
    else if (change.kind === 'externalId') said.external_id = change.externalId;
    else await moveMembers(work, before, change, moved);
  }
  const warnings = ignored.map((what): Warning => ({ code: 'IGNORED', detail: `${what} is not kept here.` }));
  if (changes.length === 0) return { row: before, warnings };
  if (said.display_name !== before.display_name) await refuseTwin(work, said.display_name, before.id);
  const row = await groups.updateDirectoryGroup(db, provisioner.groupId, before.id, {
    ...said,
    updated_at: clock.now(),
  });
  for (const action of ['JOINED', 'LEFT'] as const)
    await members.insertMoves(db, row, {
      action,
      personIds: [...moved[action]],
      tokenId: provisioner.tokenId,
      at: clock.now(),
    });
  await askToSettle(work, provisioner.groupId, [...new Set([...moved.JOINED, ...moved.LEFT])]);
  const isHeldBack = moved.JOINED.size > 0 && !(await canPassRight(work, row));
  return { row, warnings: isHeldBack ? [...warnings, NOT_GIVEN] : warnings };
}

/** Is true if the token's creator could give the right of a group, or it has none. */
async function canPassRight(
  { db, clock, provisioner }: DirectoryContext,
  { role, brand_id: brandId }: DirectoryGroupRow,
) {
  if (role === null || brandId === null || !isRoleCode(role)) return true;
  const maker = await findTokenCreator(db, provisioner.tokenId);
  return canGiveRole(db, maker, { groupId: provisioner.groupId, brandId }, role, clock.now());
}

type Move = Extract<GroupChange, { readonly ids: readonly string[] }>;

async function moveMembers(
  { db, provisioner }: DirectoryContext,
  group: DirectoryGroupRow,
  { kind, ids }: Move,
  moved: { readonly JOINED: Set<string>; readonly LEFT: Set<string> },
): Promise<void> {
  // Whoever is to be removed and is nobody here is not in the group: that is what was wanted.
  const plain = ids.filter(isUuid);
  if (kind !== 'remove') {
    const known = new Set(await members.findManagedPeople(db, provisioner.groupId, plain));
    const stranger = ids.find((id) => !known.has(id));
    if (stranger !== undefined) throw scimFailure('invalidValue', `The member ${stranger} is not known here.`);
  }
  const left =
    kind === 'add'
      ? []
      : await members.deleteMembers(db, group, kind === 'remove' ? { only: plain } : { allBut: plain });
  const joined = kind === 'remove' ? [] : await members.insertMembers(db, group, plain, provisioner.tokenId);
  for (const id of left) if (!moved.JOINED.delete(id)) moved.LEFT.add(id);
  for (const id of joined) if (!moved.LEFT.delete(id)) moved.JOINED.add(id);
}

/** Ends a group; what it gave its members goes with it. */
export async function endGroup(work: DirectoryContext, row: DirectoryGroupRow): Promise<void> {
  const { db, clock, provisioner } = work;
  const left = await members.deleteMembers(db, row, { allBut: [] });
  await members.insertMoves(db, row, {
    action: 'LEFT',
    personIds: left,
    tokenId: provisioner.tokenId,
    at: clock.now(),
  });
  await groups.deleteDirectoryGroup(db, provisioner.groupId, row.id);
  await askToSettle(work, provisioner.groupId, left);
}
