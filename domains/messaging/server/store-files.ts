import type { ConversationSubject } from '@hearth/domains/applications/service';
import { storeAttachment } from '@hearth/domains/media/service';
import { Failure, invalid } from '@hearth/kit/failure';
import type { ReceivedFile, Work } from '@hearth/platform/module';
import { fileChecked } from '../contract/events.ts';
import type { Message } from '../contract/schemas.ts';

/** Keeps the files of a message, by their ids; one that may not be sent refuses them all, by its place and name. */
export async function storeFiles(
  work: Work,
  subject: ConversationSubject,
  ownerUserId: string,
  files: readonly ReceivedFile[],
): Promise<Map<string, Message['files'][number]>> {
  const owner = { groupId: subject.groupId, ownerUserId, announce: fileChecked(subject) };
  const stored = new Map<string, Message['files'][number]>();
  for (const [index, file] of files.entries()) {
    const attachment = await storeAttachment(work, { ...owner, file }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      const { kind } = error;
      throw invalid([
        { field: `files.${index}`, rule: kind.code.toLowerCase(), message: `${file.name}: ${kind.message}` },
      ]);
    });
    stored.set(attachment.id, attachment);
  }
  return stored;
}
