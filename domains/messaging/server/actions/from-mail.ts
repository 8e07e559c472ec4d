import { createHash } from 'node:crypto';
import { checkAttachment, STORAGE_FULL, storeAttachment, withFiles } from '@hearth/domains/media/service';
import type { UploadedAttachment, NewAttachment } from '@hearth/domains/media/service';
import type { Attachment } from '@hearth/domains/media/schemas';
import { Failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Work } from '@hearth/platform/module';
import type { ReadMail } from './read-mail.ts';

/** Derives a stable message id, so that a mail that arrives twice is stored once. */
export function deriveMailMessageId(applicationId: string, messageId: string): string {
  const hash = createHash('sha256').update(`${applicationId} ${messageId}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Selects a mail's files that a message may hold, without signature images and forbidden types. */
export function selectMailAttachments(groupId: string, { files }: ReadMail): readonly UploadedAttachment[] {
  return files.flatMap((file) => {
    try {
      return [checkAttachment(groupId, { ...file, bytes: Buffer.from(file.bytes) })];
    } catch (refused) {
      if (refused instanceof Failure) return [];
      throw refused;
    }
  });
}

/** A mail with a known recipient whose files must be stored before it is delivered. */
export interface NeedsFiles {
  readonly bring: readonly UploadedAttachment[];
  readonly groupId: string;
}

/**
 * Takes a mail in a transaction. Whose it is shows there; where it has files that are to be kept, nothing is delivered, they are
 * brought to their place, and it is taken once more.
 */
export async function takeMail<Outcome extends string>(
  means: Pick<FreeWork, 'run' | 'files' | 'clock'>,
  take: (work: Work<'system'>, brought: readonly UploadedAttachment[] | undefined) => Promise<Outcome | NeedsFiles>,
): Promise<Outcome | 'IGNORED'> {
  const first = await means.run(SYSTEM, (work) => take(work, undefined));
  if (typeof first === 'string') return first;
  const again = (brought: readonly UploadedAttachment[]) => () => means.run(SYSTEM, (work) => take(work, brought));
  const second = await withFiles(means, first.groupId, { files: first.bring, work: again(first.bring) }).catch(
    (error: unknown) => {
      // A group without room has the words, as it has where a kind of file is not taken.
      if (error instanceof Failure && error.kind === STORAGE_FULL) return again([])();
      throw error;
    },
  );
  return typeof second === 'string' ? second : 'IGNORED';
}

/** Stores the attachments of a mail after their upload. */
export async function storeMailAttachments(
  work: Work,
  owner: Omit<NewAttachment, 'file'>,
  brought: readonly UploadedAttachment[],
): Promise<readonly Attachment[]> {
  const stored: Attachment[] = [];
  for (const file of brought) stored.push(await storeAttachment(work, { ...owner, file }));
  return stored;
}
