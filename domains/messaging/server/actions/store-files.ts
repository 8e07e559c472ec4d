import { ruleOfCode } from '@hearth/kit/field-rule';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { checkReceivedAttachment, STORAGE_FULL, storeAttachment, withFiles } from '@hearth/domains/media/service';
import type { UploadedAttachment } from '@hearth/domains/media/service';
import { Failure, invalid } from '@hearth/kit/failure';
import type { FreeWork, ReceivedFile, Work } from '@hearth/platform/module';
import { fileChecked } from '../../contract/events.ts';
import type { Message } from '../../contract/schemas.ts';

/** Uploads a message's files, then runs the work that stores them; one refused file refuses all. */
export async function withUploadedFiles<T>(
  means: Pick<FreeWork, 'run' | 'files' | 'clock'>,
  subject: ConversationSubject,
  {
    files,
    work,
  }: { readonly files: readonly ReceivedFile[]; readonly work: (brought: readonly UploadedAttachment[]) => Promise<T> },
): Promise<T> {
  const { groupId } = subject;
  const brought: UploadedAttachment[] = [];
  for (const [index, file] of files.entries()) {
    try {
      brought.push(await checkReceivedAttachment(groupId, file));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { kind } = error;
      throw invalid([
        { field: `files.${index}`, rule: ruleOfCode(kind.code), message: `${file.name}: ${kind.message}` },
      ]);
    }
  }
  return withFiles(means, groupId, { files: brought, work: () => work(brought) }).catch((error: unknown) => {
    throw error instanceof Failure && error.kind === STORAGE_FULL
      ? invalid([{ field: 'files.0', rule: 'storage_full', message: error.kind.message }])
      : error;
  });
}

/** Stores the uploaded files of a message and returns their ids. */
export async function storeFiles(
  work: Work,
  subject: ConversationSubject,
  { ownerUserId, brought }: { readonly ownerUserId: string; readonly brought: readonly UploadedAttachment[] },
): Promise<Map<string, Message['files'][number]>> {
  const owner = { groupId: subject.groupId, ownerUserId, announce: fileChecked(subject) };
  const stored = new Map<string, Message['files'][number]>();
  for (const file of brought) {
    const attachment = await storeAttachment(work, { ...owner, file });
    stored.set(attachment.id, attachment);
  }
  return stored;
}
