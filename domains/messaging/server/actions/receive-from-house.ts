import { findGrantFor } from '@hearth/domains/access/service';
import { findConversationSubject, lockConversationCounts, setUnreadCount } from '@hearth/domains/applications/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findPerson, findName } from '@hearth/domains/identity/service';
import { removeAttachments } from '@hearth/domains/media/service';
import type { UploadedAttachment } from '@hearth/domains/media/service';
import type { Config } from '@hearth/platform/config/config';
import type { Work } from '@hearth/platform/module';
import { fileChecked, messagesRead } from '../../contract/events.ts';
import { DEFAULT_CHOICE } from '../../rules/mail/house-mail.ts';
import { MOST_MAILS_AN_HOUR } from '../../rules/limits.ts';
import { findPlaceholders } from '../../rules/merge-fields.ts';
import { parseOptOut, stripQuotedText } from '../../rules/mail/own-words.ts';
import { deliver } from './deliver.ts';
import { selectMailAttachments, deriveMailMessageId, storeMailAttachments } from './from-mail.ts';
import type { NeedsFiles } from './from-mail.ts';
import { composeRefusalMail } from '../house-letter.ts';
import type { RefusalReason } from '../house-letter.ts';
import { employerSender } from './new-message.ts';
import {
  countSentBy,
  resetHouseMail,
  findHouseMail,
  findUnseenUntil,
  recordRefusal,
  setHouseChoice,
} from '../queries/house-mail.ts';
import type { HouseMailRow } from '../queries/house-mail.ts';
import { unmarkUnreachable } from '../queries/mail.ts';
import { countUnread, setRead } from '../queries/message.ts';
import type { ReadMail } from './read-mail.ts';
import { isSignedForColleague } from '../reply-address.ts';
import type { readEmployerReplyAddress } from '../reply-address.ts';
import { findBar } from '../writing.ts';

const HOUR_MS = 3_600_000;
type Outcome = 'DELIVERED' | 'CHOSEN' | 'KNOWN' | 'REFUSED' | 'IGNORED';

/**
 * An answer of somebody of the house: the address says in which conversation and whose, the mail must come from their own
 * address, and whether they may write there is asked now, whatever held when they were mailed. What may not be is explained to
 * them in one mail an hour; whoever is nobody here learns nothing.
 */
export async function receiveReply(
  work: Work<'system'>,
  mail: ReadMail,
  { houseMailId, signature }: NonNullable<ReturnType<typeof readEmployerReplyAddress>>,
  {
    mailIn,
    brought,
  }: {
    readonly mailIn: NonNullable<Config['mailIn']>;
    readonly brought: readonly UploadedAttachment[] | undefined;
  },
): Promise<Outcome | NeedsFiles> {
  const { db, clock, config } = work;
  const now = clock.now();
  const row = await findHouseMail(db, houseMailId);
  const subject = row === undefined ? null : await findConversationSubject(db, row.application_id);
  if (row === undefined || subject === null) return 'IGNORED';
  const who = { houseMailId: row.id, applicationId: row.application_id, userId: row.user_id };
  const person = await findPerson(db, row.user_id);
  if (person?.email == null || person.isDisabled || !person.isEmailVerified) return 'IGNORED';
  if (!isSignedForColleague(who, signature, mailIn) || mail.from.toLowerCase() !== person.email.toLowerCase())
    return 'IGNORED';
  await unmarkUnreachable(db, person.email);
  const text = stripQuotedText(mail.text);
  const choice = parseOptOut(text);
  if (choice !== null) {
    const wanted = choice === 'START' ? DEFAULT_CHOICE : 'NEVER';
    await setHouseChoice(db, { groupId: row.group_id, userId: person.id, choice: wanted, via: 'MAIL', at: now });
    return 'CHOSEN';
  }
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await countSentBy(db, subject.id, person.id, since)) >= MOST_MAILS_AN_HOUR) return 'IGNORED';
  const why = await findRefusalReason(work, subject, person.id, text);
  if (why !== null) {
    if (await recordRefusal(db, row.id, now, since))
      await work.mail(composeRefusalMail(config, { ...person, email: person.email }, subject.id, why));
    return 'REFUSED';
  }
  const owner = { groupId: subject.groupId, ownerUserId: person.id, announce: fileChecked(subject) };
  const bring = selectMailAttachments(subject.groupId, mail);
  if (brought === undefined && bring.length > 0) return { bring, groupId: subject.groupId };
  const files = await storeMailAttachments(work, owner, brought ?? []);
  if (text === '' && files.length === 0) return 'IGNORED';
  const id = deriveMailMessageId(subject.id, mail.messageId);
  const sender = employerSender(person.id, await findName(db, person.id));
  if ((await deliver(work, subject, { id, sender, body: text, files })) === null) {
    const fileIds = files.map((file) => file.id);
    await removeAttachments(work, subject.groupId, fileIds);
    return 'KNOWN';
  }
  await markMailedRead(work, subject, row);
  return 'DELIVERED';
}

async function findRefusalReason(
  { db, clock }: Work<'system'>,
  subject: ConversationSubject,
  userId: string,
  text: string,
): Promise<RefusalReason | null> {
  const need = { permission: 'SEND_MESSAGES', orBelow: false } as const;
  if ((await findGrantFor(db, userId, subject.locationId, need, clock.now())) === null) return 'RIGHT';
  if (subject.isHired) return 'CLOSED';
  if ((await findBar(db, subject.id, { side: 'EMPLOYER', userId }, clock.now())) !== null) return 'BARRED';
  return findPlaceholders(text).length > 0 ? 'PLACES' : null;
}

/** Marks as read what the mail told of: its reader has replied. */
async function markMailedRead(
  { db, clock, emit }: Work<'system'>,
  subject: ConversationSubject,
  row: HouseMailRow,
): Promise<void> {
  await lockConversationCounts(db, subject.id);
  const ids = await findUnseenUntil(db, subject.id, row.mailed_at);
  await setRead(db, subject.id, ids, 'CANDIDATE', clock.now());
  await setUnreadCount(db, subject.id, 'EMPLOYER', await countUnread(db, subject.id, 'CANDIDATE'));
  await resetHouseMail(db, subject.id);
  await emit(messagesRead(subject));
}
