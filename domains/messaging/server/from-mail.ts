import { createHash } from 'node:crypto';
import { attachmentOf, STORAGE_FULL, storeAttachment, withFiles } from '@hearth/domains/media/service';
import type { BroughtAttachment, NewAttachment } from '@hearth/domains/media/service';
import type { Attachment } from '@hearth/domains/media/schemas';
import { Failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Work } from '@hearth/platform/module';
import type { ReadMail } from './read-mail.ts';

/** The same mail has the same id, however often it is handed over. */
export function idOf(applicationId: string, messageId: string): string {
  const hash = createHash('sha256').update(`${applicationId} ${messageId}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** The files of a mail that a message may hold; signatures' pictures and forbidden kinds are left out. */
export function filesOf(groupId: string, { files }: ReadMail): readonly BroughtAttachment[] {
  return files.flatMap((file) => {
    try {
      return [attachmentOf(groupId, { ...file, bytes: Buffer.from(file.bytes) })];
    } catch (refused) {
      if (refused instanceof Failure) return [];
      throw refused;
    }
  });
}

/** A mail is known to be for somebody, and its files have to be brought before it can be taken. */
export interface NeedsFiles {
  readonly bring: readonly BroughtAttachment[];
  readonly groupId: string;
}

/**
 * Takes a mail in a transaction. Whose it is shows there; where it has files that are to be kept, nothing is delivered, they are
 * brought to their place, and it is taken once more.
 */
export async function takeMail<Outcome extends string>(
  means: Pick<FreeWork, 'run' | 'files' | 'clock'>,
  take: (work: Work<'system'>, brought: readonly BroughtAttachment[] | undefined) => Promise<Outcome | NeedsFiles>,
): Promise<Outcome | 'IGNORED'> {
  const first = await means.run(SYSTEM, (work) => take(work, undefined));
  if (typeof first === 'string') return first;
  const again = (brought: readonly BroughtAttachment[]) => () => means.run(SYSTEM, (work) => take(work, brought));
  const second = await withFiles(means, first.groupId, { files: first.bring, work: again(first.bring) }).catch(
    (error: unknown) => {
      // A group without room has the words, as it has where a kind of file is not taken.
      if (error instanceof Failure && error.kind === STORAGE_FULL) return again([])();
      throw error;
    },
  );
  return typeof second === 'string' ? second : 'IGNORED';
}

/** Keeps the files of a mail that were brought. */
export async function storeMailed(
  work: Work,
  owner: Omit<NewAttachment, 'file'>,
  brought: readonly BroughtAttachment[],
): Promise<readonly Attachment[]> {
  const stored: Attachment[] = [];
  for (const file of brought) stored.push(await storeAttachment(work, { ...owner, file }));
  return stored;
}
