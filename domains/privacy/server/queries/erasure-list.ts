import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ErasureEntry, ListEnd } from '../erasure-sheet.ts';

interface NoteRow {
  readonly id: string;
  readonly kind: ErasureEntry['kind'];
  readonly subject_id: string;
  readonly at: Date;
}

/** Queues an erasure for the list. */
export async function insertNote(
  tx: Tx<'system'>,
  kind: ErasureEntry['kind'],
  subjectId: string,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into privacy.erasure_note (id, kind, subject_id, at) values (${newId(at.getTime())}, ${kind}, ${subjectId}, ${at}::timestamptz)`);
}

/** Finds queued erasures, oldest first. */
export function findNotes(tx: Tx<'system'>, limit: number): Promise<NoteRow[]> {
  return tx.execute<NoteRow>(sql`select id, kind, subject_id, at from privacy.erasure_note order by id limit ${limit}`);
}

/** Returns whether an erasure is queued: then this database has already deleted it. */
export async function isNoted(tx: Tx<'system'>, { kind, id }: Pick<ErasureEntry, 'kind' | 'id'>): Promise<boolean> {
  return (
    (await tx.execute(sql`select 1 from privacy.erasure_note where kind = ${kind} and subject_id = ${id}`)).length > 0
  );
}

export async function removeNotes(tx: Tx<'system'>, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from privacy.erasure_note where id = any (${[...ids]}::uuid[])`);
}

/** Locks and returns the list's end, so that only one node writes at a time. */
export async function lockEnd(tx: Tx<'system'>): Promise<ListEnd> {
  const [row] = await tx.execute<ListEnd>(sql`select sheets, hash from privacy.erasure_list for update`);
  return row ?? { sheets: 0, hash: '' };
}

export async function setEnd(tx: Tx<'system'>, { sheets, hash }: ListEnd): Promise<void> {
  await tx.execute(sql`update privacy.erasure_list set sheets = ${sheets}, hash = ${hash}`);
}
