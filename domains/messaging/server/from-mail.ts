import { createHash } from 'node:crypto';
import { storeAttachment } from '@hearth/domains/media/service';
import type { NewAttachment } from '@hearth/domains/media/service';
import { Failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import type { ReadMail } from './read-mail.ts';

/** The same mail has the same id, however often it is handed over. */
export function idOf(applicationId: string, messageId: string): string {
  const hash = createHash('sha256').update(`${applicationId} ${messageId}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Keeps the files of a mail that a message may hold; signatures' pictures and forbidden kinds are left out. */
export async function storeMailed(work: Work, owner: Omit<NewAttachment, 'file'>, { files }: ReadMail) {
  const stored: { readonly id: string; readonly name: string }[] = [];
  for (const file of files) {
    try {
      stored.push(await storeAttachment(work, { ...owner, file: { ...file, bytes: Buffer.from(file.bytes) } }));
    } catch (refused) {
      if (!(refused instanceof Failure)) throw refused;
    }
  }
  return stored;
}
