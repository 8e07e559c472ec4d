import { findConversationSubject } from '@hearth/domains/applications/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findPerson } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import { mailIdIn, noteReturned } from '@hearth/platform/mail/mail';
import type { Work } from '@hearth/platform/module';
import { deskChanged } from '../../contract/events.ts';
import { findReplyAddress, findPermanentFailures, findMessageId } from '../../rules/mail/delivery-report.ts';
import type { FailedRecipient } from '../../rules/mail/delivery-report.ts';
import { MOST_REPORTED } from '../../rules/limits.ts';
import { HOUSE_MAIL } from '../house-letter.ts';
import { findHouseMail } from '../queries/house-mail.ts';
import { markUnreachable } from '../queries/mail.ts';
import type { ReadMail } from './read-mail.ts';
import { isSignedFor, readReplyAddress } from '../reply-address.ts';

/**
 * Notes that a mail came back: the mail itself, which its own name and its receiver's address prove, and the address, where
 * nothing more of messages is mailed. False for a report about anything else.
 */
export async function noteBounce(
  work: Work<'system'>,
  report: NonNullable<ReadMail['report']>,
  mailIn: NonNullable<Config['mailIn']>,
): Promise<boolean> {
  const id = mailIdIn(findMessageId(report.returned));
  for (const failed of id === null ? [] : findPermanentFailures(report.status).slice(0, MOST_REPORTED)) {
    const mail = await noteReturned(work, { id: id ?? '', ...failed });
    if (mail === null) continue;
    const { about } = mail;
    const house = about?.kind === HOUSE_MAIL ? await findHouseMail(work.db, about.id) : undefined;
    if (house !== undefined) {
      await markUnreachable(work.db, { ...failed, user_id: house.user_id, at: work.clock.now() });
      return true;
    }
    const subject = about === null ? null : await findConversationSubject(work.db, about.within);
    if (subject !== null) await markAddress(work, subject, { ...failed, userId: subject.candidateUserId });
    return true;
  }
  return noteBounceOfAnswer(work, report, mailIn);
}

async function markAddress(
  work: Work<'system'>,
  subject: ConversationSubject,
  { address, status, userId }: FailedRecipient & { readonly userId: string },
): Promise<void> {
  await markUnreachable(work.db, { address, user_id: userId, status, at: work.clock.now() });
  await work.emit(deskChanged(subject));
}

/**
 * For a mail server that gave the mail another name: the report carries the head of that mail, and in it the address for answers:
 * signed for this person, it proves that there was such a mail.
 */
async function noteBounceOfAnswer(
  work: Work<'system'>,
  { status, returned }: NonNullable<ReadMail['report']>,
  mailIn: NonNullable<Config['mailIn']>,
): Promise<boolean> {
  const address = readReplyAddress(findReplyAddress(returned) ?? '', mailIn);
  const subject = address === null ? null : await findConversationSubject(work.db, address.applicationId);
  if (address === null || subject === null) return false;
  const who = { applicationId: subject.id, userId: subject.candidateUserId };
  const person = await findPerson(work.db, subject.candidateUserId);
  if (person?.email == null || !isSignedFor(who, address.signature, mailIn)) return false;
  const own = person.email.toLowerCase();
  const failed = findPermanentFailures(status).find((line) => line.address === own);
  if (failed === undefined) return false;
  await markAddress(work, subject, { ...failed, userId: person.id });
  return true;
}
