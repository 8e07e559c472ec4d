import { findConversationSubject } from '@hearth/domains/applications/service';
import { findPerson } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config';
import type { Work } from '@hearth/platform/module';
import { deskChanged } from '../contract/events.ts';
import { answerAddressIn, failedForGood } from '../rules/delivery-report.ts';
import { markUnreachable } from './queries/mail.ts';
import type { ReadMail } from './read-mail.ts';
import { isSignedFor, readReplyAddress } from './reply-address.ts';

/**
 * Marks the address that a mail of a conversation came back from. The report carries the head of that mail, and in it the address
 * for answers: signed for this person, it proves that there was such a mail. False for any other report. System scope.
 */
export async function noteBounce(
  work: Work,
  { status, returned }: NonNullable<ReadMail['report']>,
  mailIn: NonNullable<Config['mailIn']>,
): Promise<boolean> {
  const address = readReplyAddress(answerAddressIn(returned) ?? '', mailIn);
  const subject = address === null ? null : await findConversationSubject(work.db, address.applicationId);
  if (address === null || subject === null) return false;
  const who = { applicationId: subject.id, userId: subject.candidateUserId };
  const person = await findPerson(work.db, subject.candidateUserId);
  if (person?.email == null || !isSignedFor(who, address.signature, mailIn)) return false;
  const own = person.email.toLowerCase();
  const failed = failedForGood(status).find((line) => line.address === own);
  if (failed === undefined) return false;
  const now = work.clock.now();
  await markUnreachable(work.db, { address: own, user_id: person.id, status: failed.status, at: now });
  await work.emit(deskChanged(subject));
  return true;
}
