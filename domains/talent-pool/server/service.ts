import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { OwnEntry } from '../contract/schemas.ts';
import { deleteEntries } from './queries/entry.ts';
import { noteDeed } from './queries/event.ts';
import { findAround, findOfUser, findOwn, findUnconsented } from './queries/leaving.ts';

/** Everything that pools hold of the signed-in person. */
export async function findOwnEntries(tx: Tx<'self'>, userId: string): Promise<OwnEntry[]> {
  const rows = await findOwn(tx, userId);
  const ids = rows.map(({ id }) => id);
  const { tags, invitations } = await inScope(tx, SYSTEM, (system) => findAround(system, ids));
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

/** Takes somebody out of every pool that they were put in by a moment, because they want to be forgotten; out of how many. */
export async function forgetInPools(tx: Tx<'system'>, userId: string, at: Date, addedBy = at): Promise<number> {
  const people = await findOfUser(tx, userId, null, addedBy);
  await noteDeed(tx, people, 'ERASED', null, at);
  await deleteEntries(
    tx,
    people.map(({ id }) => id),
  );
  return people.length;
}

/** With an application that is forgotten goes whoever stood in the pool by it and has not said that they want to. */
export async function forgetUnconsented(tx: Tx<'system'>, applicationId: string, at: Date): Promise<void> {
  const people = await findUnconsented(tx, applicationId);
  await noteDeed(tx, people, 'ERASED', null, at);
  await deleteEntries(
    tx,
    people.map(({ id }) => id),
  );
}
