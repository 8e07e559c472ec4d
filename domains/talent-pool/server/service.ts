import { groupScope, inScope } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { OwnEntry } from '../contract/schemas.ts';
import { deleteEntries } from './queries/entry.ts';
import { insertEvents } from './queries/event.ts';
import { findDetails, findOfUser, findOwn, findUnconsented } from './queries/leaving.ts';

/** Finds all pool data of the caller. */
export async function findOwnEntries(tx: Tx<'self'>, userId: string): Promise<OwnEntry[]> {
  const rows = await findOwn(tx, userId);
  const ids = rows.map(({ id }) => id);
  const { tags, invitations } = await inScope(tx, groupScope(rows.map((row) => row.group_id)), (groups) =>
    findDetails(groups, ids),
  );
  return rows.map((row) => ({
    employer_name: row.employer_name,
    location_name: row.location_name,
    job_title: row.job_title,
    reason: row.reason,
    note: row.note,
    tags: tags.filter((tag) => tag.entry_id === row.id).map(({ name }) => name),
    added_at: row.added_at.toISOString(),
    asked_at: row.asked_at.toISOString(),
    consented_at: row.consented_at?.toISOString() ?? null,
    until: row.until.toISOString(),
    invitations: invitations
      .filter((invitation) => invitation.entry_id === row.id)
      .map((invitation) => ({ job_title: invitation.job_title, sent_at: invitation.sent_at.toISOString() })),
  }));
}

/** Removes a person who asked for deletion from all pools; returns from how many. */
export async function forgetInPools(tx: Tx<'system'>, userId: string, at: Date, addedBy = at): Promise<number> {
  const people = await findOfUser(tx, userId, null, addedBy);
  await insertEvents(tx, people, 'ERASED', null, at);
  await deleteEntries(
    tx,
    people.map(({ id }) => id),
  );
  return people.length;
}

/** Removes a deleted application's candidate from the pool unless they consented. */
export async function forgetUnconsented(tx: Tx<'system'>, applicationId: string, at: Date): Promise<void> {
  const people = await findUnconsented(tx, applicationId);
  await insertEvents(tx, people, 'ERASED', null, at);
  await deleteEntries(
    tx,
    people.map(({ id }) => id),
  );
}
