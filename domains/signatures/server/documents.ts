import { createHash } from 'node:crypto';
import { checkFile, FILE_INFECTED, keepUploaded, removeKept, withFiles } from '@hearth/domains/media/service';
import { failure, GONE, UNAVAILABLE } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { attachmentHeader } from '@hearth/platform/files/disposition';
import { type OwnWork, raw, type RawAnswer, type ReceivedFile, type Work } from '@hearth/platform/module';
import { PDF_NOT_A_PDF, PDF_TOO_LARGE } from '../contract/failures.ts';
import { LARGEST_PDF } from '../rules/limits.ts';
import type { PageSize } from './actions/pdf/problems.ts';
import { refuseFile, requirePdf, writePdf } from './pdf-work.ts';

/** A document that can be signed, before it is kept. */
export interface NewDocument {
  readonly bytes: Uint8Array;
  readonly pages: readonly PageSize[];
}

/** The PDF that came with a call, written anew: what is shown, kept and sealed is one. Refuses what can’t be signed, and says why. */
export async function readSent(
  work: Pick<OwnWork, 'scan' | 'run' | 'clock'>,
  { groupId, userId }: { readonly groupId: string; readonly userId: string },
  [file]: readonly ReceivedFile[],
): Promise<NewDocument> {
  if (file === undefined) throw refuseFile(PDF_NOT_A_PDF);
  if (file.bytes.length > LARGEST_PDF) throw refuseFile(PDF_TOO_LARGE);
  const sent = { group_id: groupId, user_id: userId, came_as: 'ATTACHMENT' as const, bytes: file.bytes };
  const { state } = await checkFile(work, sent);
  if (state === 'INFECTED') throw refuseFile(FILE_INFECTED);
  if (state === 'UNCHECKED') throw failure(UNAVAILABLE);
  return requirePdf(await file.bytes.inMemory((whole) => Uint8Array.from(whole)));
}

export function writeDocument(title: string, text: string): Promise<NewDocument> {
  return writePdf(title, text);
}

/** What a version is written with once its document is in its place. */
export interface KeptDocument {
  readonly file_key: string;
  readonly sha256: string;
  readonly pages: readonly PageSize[];
}

/** Brings a document to its place and does the work that keeps it. */
export function withDocument<T>(
  work: Pick<OwnWork, 'run' | 'files' | 'clock'>,
  groupId: string,
  document: NewDocument | undefined,
  keep: (kept: KeptDocument | undefined) => Promise<T>,
): Promise<T> {
  if (document === undefined) return keep(undefined);
  const { bytes, pages } = document;
  const key = `signatures/${groupId}/${newId()}.pdf`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return withFiles(work, groupId, {
    files: [{ key, bytes, type: 'application/pdf' }],
    work: () => keep({ file_key: key, sha256, pages }),
  });
}

/** Keeps the document of a version, or none, in place of the one before. */
export async function replaceDocument(
  work: Pick<Work, 'db' | 'enqueue'>,
  kept: KeptDocument | undefined,
  before: string | null,
): Promise<void> {
  if (kept !== undefined) await keepUploaded(work.db, kept.file_key);
  if (before !== null) await removeKept(work, [before]);
}

/** A document as an answer: always a download. */
export async function sendFile(
  { files }: Pick<OwnWork, 'files'>,
  { key, name }: { readonly key: string; readonly name: string },
): Promise<RawAnswer> {
  const bytes = await files.get(key);
  if (bytes === null) throw failure(GONE);
  return raw('application/pdf', bytes, {
    headers: {
      'content-disposition': attachmentHeader(`${name}.pdf`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
