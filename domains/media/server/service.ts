import type { Language } from '@hearth/kit/constants';
import type { HearthEvent } from '@hearth/kit/event';
import { failure, GONE, NOT_FOUND, UNAVAILABLE } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { groupScope, inScope, json, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { ReceivedFile, Work } from '@hearth/platform/module';
import type { Attachment } from '../contract/schemas.ts';
import { FILE_KIND_REFUSED, FILE_TOO_LARGE } from '../contract/failures.ts';
import { ATTACHMENT_KINDS, detectFileKind, MEDIA_TYPE, VIDEO_KINDS } from '../rules/file-kind.ts';
import { safeFileName } from '../rules/file-name.ts';
import { DOWNLOAD_MINUTES, LARGEST_ATTACHMENT } from '../rules/limits.ts';
import { releaseHold } from './bring-files.ts';
import type { IncomingFile } from './bring-files.ts';
import { CHECK_ATTACHMENT } from './jobs/check-attachment.ts';
import { DROP_FILES } from './jobs/drop-files.ts';
import { deleteAttachments, findAttachments, insertAttachment, updateOwner } from './queries/attachment.ts';
import type { AttachmentRow } from './queries/attachment.ts';

export { keepUploaded, removeKept, withFiles } from './bring-files.ts';
export type { IncomingFile } from './bring-files.ts';
export { checkFile } from './check-files.ts';
export { FILE_INFECTED, FILE_KIND_REFUSED, FILE_TOO_LARGE, STORAGE_FULL } from '../contract/failures.ts';

type MediaContext = Pick<Work, 'db' | 'files' | 'clock'>;
type StoreContext = Pick<Work, 'db' | 'clock' | 'scan' | 'enqueue'>;

/** An attachment's file at its final place in storage. */
export interface UploadedAttachment extends IncomingFile {
  readonly name: string;
}

/**
 * Checks a file that came with an application or a message by its bytes, and says where it will stand: PDF, DOCX, ODT, JPEG or
 * PNG, or MP4 or WebM where a video was asked for, at most 10 MB. It is brought there by `withFiles`.
 */
export function checkAttachment(
  groupId: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  isVideo = false,
): UploadedAttachment {
  const accepted = isVideo ? VIDEO_KINDS : ATTACHMENT_KINDS;
  if (bytes.length > LARGEST_ATTACHMENT) throw failure(FILE_TOO_LARGE, { max_bytes: LARGEST_ATTACHMENT });
  const kind = detectFileKind(bytes);
  if (kind === null || !accepted.includes(kind)) throw failure(FILE_KIND_REFUSED, { accepted });
  return { key: `attachment/${groupId}/${newId()}`, name: safeFileName(name), type: MEDIA_TYPE[kind], bytes };
}

/** Checks a file that came with a call, without loading it into memory. */
export async function checkReceivedAttachment(
  groupId: string,
  { name, bytes }: ReceivedFile,
  isVideo = false,
): Promise<UploadedAttachment> {
  if (bytes.length > LARGEST_ATTACHMENT) throw failure(FILE_TOO_LARGE, { max_bytes: LARGEST_ATTACHMENT });
  const attachment = await bytes.inMemory((whole) => checkAttachment(groupId, { name, bytes: whole }, isVideo));
  return { ...attachment, bytes };
}

export interface NewAttachment {
  readonly groupId: string;
  /** The signed-in person who sends it; null for an application without an account. */
  readonly ownerUserId: string | null;
  readonly file: UploadedAttachment;
  /** Whether the virus scanner has looked at it already. Otherwise it waits for it, and nobody opens it before. */
  readonly isChecked?: boolean;
  /** What is emitted when it was looked at, for those who see that it waits. */
  readonly announce?: HearthEvent;
  /** The language in which its sender is told by mail if it turns out to be infected: where no page would tell them. */
  readonly mailIn?: Language;
}

/** Stores an uploaded attachment; the caller has checked that the person may send it to this group. */
export async function storeAttachment(work: StoreContext, attachment: NewAttachment): Promise<Attachment> {
  const { db, clock, scan } = work;
  const { groupId, ownerUserId, file, isChecked = false, announce, mailIn } = attachment;
  const now = clock.now();
  const stored = { id: newId(), name: file.name, type: file.type, size: file.bytes.length };
  const waits = scan !== undefined && !isChecked;
  const waiting = waits ? { check_at: now, announce: announce && json(announce), mail_in: mailIn ?? null } : {};
  // The sender is often not of the group and may not write its rows; the service does it for both parties.
  await inScope(db, SYSTEM, async (tx) => {
    await releaseHold(tx, file.key);
    await insertAttachment(tx, {
      ...stored,
      group_id: groupId,
      owner_user_id: ownerUserId,
      key: file.key,
      created_at: now,
      ...waiting,
    });
  });
  if (!waits) return stored;
  await work.enqueue(CHECK_ATTACHMENT, { id: stored.id });
  return { ...stored, check: 'CHECKING' };
}

/** Lists the attachments of a group by id, as both parties see them; unknown ids are left out. */
export async function listAttachments(
  { db }: Pick<MediaContext, 'db'>,
  groupId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Attachment>> {
  const rows = await inScope(db, groupScope([groupId]), (tx) => findAttachments(tx, groupId, ids));
  return new Map(rows.map((row) => [row.id, present(row)]));
}

/** Where the file of an attachment is, for a domain that puts several into one: `isOpen` once it was found clean. */
export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/** The files of attachments of a group by id; the caller has checked that they may be read, and gives no key away. */
export async function findStoredFiles(
  tx: Tx<'system'>,
  groupId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const rows = await findAttachments(tx, groupId, ids);
  return new Map(
    rows.map(({ id, key, name, check_at: waits, infected_with: found }) => [
      id,
      { key, name, isOpen: waits === null && found === null },
    ]),
  );
}

function present({ id, name, type, size, check_at: waits, infected_with: found }: AttachmentRow): Attachment {
  const file = { id, name, type, size };
  if (found !== null) return { ...file, check: 'INFECTED' };
  return waits === null ? file : { ...file, check: 'CHECKING' };
}

/**
 * An address from which one attachment can be downloaded for two minutes. The caller has checked that the person is one of
 * its two parties; `groupId` guards against an id of somebody else's file. Refuses what still waits for the virus scanner, and
 * what that found to be infected.
 */
export async function signedDownloadUrl(
  { db, files, clock }: MediaContext,
  attachment: { readonly groupId: string; readonly id: string },
): Promise<string> {
  const { groupId, id } = attachment;
  const [row] = await inScope(db, groupScope([groupId]), (tx) => findAttachments(tx, groupId, [id]));
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.infected_with !== null) throw failure(GONE);
  if (row.check_at !== null) throw failure(UNAVAILABLE);
  const expiresAt = new Date(clock.now().getTime() + DOWNLOAD_MINUTES * 60_000);
  return files.downloadUrl({ key: row.key, name: row.name, type: row.type, expiresAt });
}

/** Says whose attachments of one group are that were sent before it was known. */
export function assignAttachments(
  tx: Tx<'system'>,
  groupId: string,
  ids: readonly string[],
  ownerUserId: string,
): Promise<void> {
  return updateOwner(tx, groupId, ids, ownerUserId);
}

/** Removes attachments of one group: from sight with the transaction, their bytes soon after it. */
export async function removeAttachments(
  { db, enqueue }: Pick<Work<'system'>, 'db' | 'enqueue'>,
  groupId: string,
  ids: readonly string[],
): Promise<void> {
  const keys = await deleteAttachments(db, groupId, ids);
  if (keys.length > 0) await enqueue(DROP_FILES, { keys });
}
