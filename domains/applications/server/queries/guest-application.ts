import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Language } from '@hearth/kit/constants';
import type { ApplicationContent } from '../../contract/schemas.ts';

/** What was sent, with the answers as they are kept: a file's name in the place of its number. */
export interface GuestContent {
  readonly application: ApplicationContent;
  readonly given: Readonly<Record<string, string>>;
}

export interface GuestRow {
  readonly id: string;
  readonly group_id: string;
  readonly job_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
  /** Null once it was received. */
  readonly content: GuestContent | null;
  readonly attachment_ids: readonly string[];
  readonly texts_to: string | null;
  readonly browser_hash: Uint8Array;
  readonly password_hash: string | null;
  readonly application_id: string | null;
  readonly sent_at: Date;
  readonly expires_at: Date;
}

export async function insertGuest(
  tx: Tx<'system'>,
  row: Omit<GuestRow, 'content' | 'password_hash' | 'application_id'> & { readonly content: GuestContent },
): Promise<void> {
  await tx.execute(sql`
    insert into applications.guest_application
      (id, group_id, job_id, email, first_name, language, content, attachment_ids, texts_to, browser_hash, sent_at, expires_at)
    values (${row.id}, ${row.group_id}, ${row.job_id}, ${row.email}, ${row.first_name}, ${row.language}, ${json(row.content)},
      ${[...row.attachment_ids]}::uuid[], ${row.texts_to}, ${row.browser_hash}, ${row.sent_at}, ${row.expires_at})`);
}

/** Locked until the transaction ends: it is received once, by whoever comes first. */
export async function lockGuest(tx: Tx<'system'>, id: string): Promise<GuestRow | undefined> {
  const [row] = await tx.execute<GuestRow>(
    sql`select * from applications.guest_application where id = ${id} for update`,
  );
  return row;
}

/** The one that became an application, locked; undefined where it came otherwise. */
export async function lockGuestOf(tx: Tx<'system'>, applicationId: string): Promise<GuestRow | undefined> {
  const [row] = await tx.execute<GuestRow>(
    sql`select * from applications.guest_application where application_id = ${applicationId} for update`,
  );
  return row;
}

/** Notes that it became an application; what was sent is there now, and nowhere else. */
export async function noteReceived(tx: Tx<'system'>, id: string, applicationId: string): Promise<void> {
  await tx.execute(sql`
    update applications.guest_application set application_id = ${applicationId}, content = null, attachment_ids = '{}'
     where id = ${id}`);
}

/** Forgets what waited for the address to be proven: it is. */
export async function clearWishes(tx: Tx<'system'>, id: string): Promise<void> {
  await tx.execute(
    sql`update applications.guest_application set password_hash = null, texts_to = null where id = ${id}`,
  );
}

/** What waits to be sent in the name of an address, newest first, with the employer that it is for. */
export function findGuestsOf(
  tx: Tx<'system'>,
  email: string,
  now: Date,
): Promise<(GuestRow & { readonly content: GuestContent; readonly employer_name: string })[]> {
  return tx.execute(sql`
    select g.*, b.name as employer_name from applications.guest_application g join core.brand_view b on b.id = g.group_id
     where g.email = ${email} and g.content is not null and g.expires_at > ${now} order by g.sent_at desc, g.id`);
}

/** Keeps the hash of a password with what came from a browser; false when nothing did. */
export async function keepPassword(
  tx: Tx<'system'>,
  browserHash: Uint8Array,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update applications.guest_application set password_hash = ${passwordHash}
     where browser_hash = ${browserHash} and expires_at > ${now} returning id`);
  return rows.length > 0;
}

/** Whether anything that still waits came from a browser. */
export async function isKnownBrowser(tx: Tx<'system'>, browserHash: Uint8Array, now: Date): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from applications.guest_application where browser_hash = ${browserHash} and expires_at > ${now}`,
  );
  return rows.length > 0;
}

type Files = Pick<GuestRow, 'group_id' | 'attachment_ids'>;

/** Deletes what waits with an address, and returns the files that came with it. */
export function deleteGuestsOf(tx: Tx<'system'>, email: string): Promise<Files[]> {
  return tx.execute<Files>(
    sql`delete from applications.guest_application where email = ${email} returning group_id, attachment_ids`,
  );
}

/** The same of those whose time is over. */
export function deleteOldGuests(tx: Tx<'system'>, now: Date): Promise<Files[]> {
  return tx.execute<Files>(
    sql`delete from applications.guest_application where expires_at <= ${now} returning group_id, attachment_ids`,
  );
}
