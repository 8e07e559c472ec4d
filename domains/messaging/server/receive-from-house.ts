import { findGrantOf } from '@hearth/domains/access/service';
import { findConversationSubject, holdConversation, noteUnread } from '@hearth/domains/applications/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findPerson, nameOf } from '@hearth/domains/identity/service';
import { removeAttachments } from '@hearth/domains/media/service';
import type { BroughtAttachment } from '@hearth/domains/media/service';
import type { Config } from '@hearth/platform/config';
import type { Work } from '@hearth/platform/module';
import { fileChecked, messagesRead } from '../contract/events.ts';
import { USUAL_CHOICE } from '../rules/house-mail.ts';
import { MOST_MAILS_AN_HOUR } from '../rules/limits.ts';
import { placesIn } from '../rules/merge-fields.ts';
import { choiceIn, ownWords } from '../rules/own-words.ts';
import { deliver } from './deliver.ts';
import { filesOf, idOf, storeMailed } from './from-mail.ts';
import type { NeedsFiles } from './from-mail.ts';
import { refusalLetter } from './house-letter.ts';
import type { WhyRefused } from './house-letter.ts';
import { employerSender } from './new-message.ts';
import {
  countSentBy,
  endHouseMail,
  findHouseMail,
  findUnseenUntil,
  noteRefused,
  setHouseChoice,
} from './queries/house-mail.ts';
import type { HouseMailRow } from './queries/house-mail.ts';
import { unmarkUnreachable } from './queries/mail.ts';
import { countUnread, setRead } from './queries/message.ts';
import type { ReadMail } from './read-mail.ts';
import { isSignedForColleague } from './reply-address.ts';
import type { readHouseAddress } from './reply-address.ts';
import { findBar } from './writing.ts';

const HOUR_MS = 3_600_000;
type Outcome = 'DELIVERED' | 'CHOSEN' | 'KNOWN' | 'REFUSED' | 'IGNORED';

/**
 * An answer of somebody of the house: the address says in which conversation and whose, the mail must come from their own
 * address, and whether they may write there is asked now, whatever held when they were mailed. What may not be is explained to
 * them in one mail an hour; whoever is nobody here learns nothing.
 */
export async function receiveFromHouse(
  work: Work<'system'>,
  mail: ReadMail,
  { houseMailId, signature }: NonNullable<ReturnType<typeof readHouseAddress>>,
  {
    mailIn,
    brought,
  }: {
    readonly mailIn: NonNullable<Config['mailIn']>;
    readonly brought: readonly BroughtAttachment[] | undefined;
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
  const text = ownWords(mail.text);
  const choice = choiceIn(text);
  if (choice !== null) {
    const wanted = choice === 'START' ? USUAL_CHOICE : 'NEVER';
    await setHouseChoice(db, { groupId: row.group_id, userId: person.id, choice: wanted, via: 'MAIL', at: now });
    return 'CHOSEN';
  }
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await countSentBy(db, subject.id, person.id, since)) >= MOST_MAILS_AN_HOUR) return 'IGNORED';
  const why = await whyRefused(work, subject, person.id, text);
  if (why !== null) {
    if (await noteRefused(db, row.id, now, since))
      await work.mail(refusalLetter(config, { ...person, email: person.email }, subject.id, why));
    return 'REFUSED';
  }
  const owner = { groupId: subject.groupId, ownerUserId: person.id, announce: fileChecked(subject) };
  const bring = filesOf(subject.groupId, mail);
  if (brought === undefined && bring.length > 0) return { bring, groupId: subject.groupId };
  const files = await storeMailed(work, owner, brought ?? []);
  if (text === '' && files.length === 0) return 'IGNORED';
  const id = idOf(subject.id, mail.messageId);
  const sender = employerSender(person.id, await nameOf(db, person.id));
  if ((await deliver(work, subject, { id, sender, body: text, files })) === null) {
    const fileIds = files.map((file) => file.id);
    await removeAttachments(work, subject.groupId, fileIds);
    return 'KNOWN';
  }
  await noteSeen(work, subject, row);
  return 'DELIVERED';
}

async function whyRefused(
  { db, clock }: Work<'system'>,
  subject: ConversationSubject,
  userId: string,
  text: string,
): Promise<WhyRefused | null> {
  const need = { permission: 'SEND_MESSAGES', orBelow: false } as const;
  if ((await findGrantOf(db, userId, subject.locationId, need, clock.now())) === null) return 'RIGHT';
  if (subject.isHired) return 'CLOSED';
  if ((await findBar(db, subject.id, { side: 'EMPLOYER', userId }, clock.now())) !== null) return 'BARRED';
  return placesIn(text).length > 0 ? 'PLACES' : null;
}

/** Whoever answers has read what the mail told them of. */
async function noteSeen(
  { db, clock, emit }: Work<'system'>,
  subject: ConversationSubject,
  row: HouseMailRow,
): Promise<void> {
  await holdConversation(db, subject.id);
  const ids = await findUnseenUntil(db, subject.id, row.mailed_at);
  await setRead(db, subject.id, ids, 'CANDIDATE', clock.now());
  await noteUnread(db, subject.id, 'EMPLOYER', await countUnread(db, subject.id, 'CANDIDATE'));
  await endHouseMail(db, subject.id);
  await emit(messagesRead(subject));
}
