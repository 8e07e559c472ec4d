import { findConversationSubject } from '@hearth/domains/applications/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findPerson } from '@hearth/domains/identity/service';
import { removeAttachments } from '@hearth/domains/media/service';
import type { UploadedAttachment } from '@hearth/domains/media/service';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Config } from '@hearth/platform/config/config';
import { SYSTEM } from '@hearth/platform/database';
import { senderAddress } from '@hearth/platform/mail/mail';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { isSameSecret } from '@hearth/platform/secrets/signature';
import { tokenHash } from '@hearth/platform/secrets/token';
import { receiveMail as contract } from '../../../contract/mail-endpoints.ts';
import { fileChecked } from '../../../contract/events.ts';
import { MOST_MAILS_AN_HOUR } from '../../../rules/limits.ts';
import { parseOptOut, stripQuotedText } from '../../../rules/mail/own-words.ts';
import { isSenderProven } from '../../../rules/mail/sender-proof.ts';
import { deliver } from '../../actions/deliver.ts';
import type { ReadMail } from '../../actions/read-mail.ts';
import { selectMailAttachments, deriveMailMessageId, storeMailAttachments, takeMail } from '../../actions/from-mail.ts';
import type { NeedsFiles } from '../../actions/from-mail.ts';
import { noteBounce } from '../../actions/note-bounce.ts';
import { candidateSender } from '../../actions/new-message.ts';
import { countSentSince, insertChoice, unmarkUnreachable } from '../../queries/mail.ts';
import { receiveReply } from '../../actions/receive-from-house.ts';
import { isSignedFor, readEmployerReplyAddress, readReplyAddress } from '../../reply-address.ts';
import { readMailInWorker } from '../../mail-reader.ts';
import { findBar } from '../../writing.ts';

type Outcome = AnswerOf<typeof contract>['outcome'];
const HOUR_MS = 3_600_000;

/**
 * The address says which conversation, its signature whose; the mail must come from that person's own address, and our mail
 * server must have found that it does. Anything else is left alone without a word: nobody learns which addresses there are, and
 * no answer can begin a loop. Only the mail server learns of a mail that is not believed, and can refuse it to whoever sends it.
 */
export const receiveMail = implement(
  contract,
  async ({ body }, context): Promise<{ outcome: Outcome }> => {
    const { config, run, log } = context;
    const { mailIn } = config;
    if (mailIn === undefined) throw failure(NOT_FOUND);
    const house = readEmployerReplyAddress(body.recipient, mailIn);
    const address = readReplyAddress(body.recipient, mailIn);
    // Reports come to whom mail is from; what goes to no address of ours is not read at all.
    const isToSender = body.recipient.toLowerCase() === senderAddress(config).toLowerCase();
    if (house === null && address === null && !isToSender) return { outcome: 'IGNORED' };
    const mail = await readMailInWorker(body.message, { log });
    // A report goes to whoever the mail said that it is from; what it brings back says which conversation.
    const report = mail?.report;
    if (report != null)
      return { outcome: (await run(SYSTEM, (work) => noteBounce(work, report, mailIn))) ? 'BOUNCED' : 'IGNORED' };
    if (mail === null || mail.isAutomatic) return { outcome: 'IGNORED' };
    if (mailIn.server !== null && !isSenderProven(mail.authentication, mailIn.server, mail.from)) {
      log.info({ verdicts: mail.authentication.length }, 'a mail is not shown to come from where it says');
      return { outcome: 'UNPROVEN' };
    }
    if (house !== null)
      return {
        outcome: await takeMail(context, (work, brought) => receiveReply(work, mail, house, { mailIn, brought })),
      };
    if (address === null) return { outcome: 'IGNORED' };
    return {
      outcome: await takeMail(context, (work, brought) =>
        receiveFromCandidate(work, { mail, address, mailIn, brought }),
      ),
    };
  },
  (_input, { config, request }) => {
    const secret = config.mailIn?.secret;
    if (secret === undefined || !isSecret(request.headers['x-mail-in-secret'], secret)) throw failure(NOT_FOUND);
  },
);

interface CandidateMail {
  readonly mail: ReadMail;
  readonly address: NonNullable<ReturnType<typeof readReplyAddress>>;
  readonly mailIn: NonNullable<Config['mailIn']>;
  /** Its files, once they have been checked and stored; undefined before. */
  readonly brought: readonly UploadedAttachment[] | undefined;
}

/** A candidate's own mail: their choice about further mails, or a message in the conversation. */
async function receiveFromCandidate(
  work: Work<'system'>,
  { mail, address, mailIn, brought }: CandidateMail,
): Promise<Outcome | NeedsFiles> {
  const subject = await findConversationSubject(work.db, address.applicationId);
  if (subject === null) return 'IGNORED';
  const who = { applicationId: subject.id, userId: subject.candidateUserId };
  const person = await findPerson(work.db, subject.candidateUserId);
  if (person?.email == null || person.isDisabled || !isSignedFor(who, address.signature, mailIn)) return 'IGNORED';
  if (mail.from.toLowerCase() !== person.email.toLowerCase()) return 'IGNORED';
  await unmarkUnreachable(work.db, person.email);
  const text = stripQuotedText(mail.text);
  const choice = parseOptOut(text);
  if (choice !== null) {
    await insertChoice(work.db, {
      id: newId(),
      group_id: subject.groupId,
      user_id: person.id,
      address: person.email,
      wanted: choice === 'START',
      via: 'MAIL',
      at: work.clock.now(),
    });
    return 'CHOSEN';
  }
  return (await mayStillWrite(work, subject)) ? deliverMail(work, { mail, text, subject, brought }) : 'IGNORED';
}

/** Whether the candidate may write in the conversation, and has not written too much in the last hour. */
async function mayStillWrite({ db, clock }: Work<'system'>, subject: ConversationSubject): Promise<boolean> {
  if (subject.isHired) return false;
  if ((await findBar(db, subject.id, candidateSender(subject), clock.now())) !== null) return false;
  const since = new Date(clock.now().getTime() - HOUR_MS);
  return (await countSentSince(db, subject.id, since)) < MOST_MAILS_AN_HOUR;
}

interface DeliveredMail extends Pick<CandidateMail, 'mail' | 'brought'> {
  readonly text: string;
  readonly subject: ConversationSubject;
}

/** Delivers the mail with its files; asks for them first where it has any that are not stored yet. */
async function deliverMail(
  work: Work<'system'>,
  { mail, text, subject, brought }: DeliveredMail,
): Promise<Outcome | NeedsFiles> {
  const { groupId } = subject;
  const bring = selectMailAttachments(groupId, mail);
  if (brought === undefined && bring.length > 0) return { bring, groupId };
  const owner = { groupId, ownerUserId: subject.candidateUserId, announce: fileChecked(subject) };
  const files = await storeMailAttachments(work, owner, brought ?? []);
  if (text === '' && files.length === 0) return 'IGNORED';
  const id = deriveMailMessageId(subject.id, mail.messageId);
  const sender = candidateSender(subject);
  if ((await deliver(work, subject, { id, sender, body: text, files })) !== null) return 'DELIVERED';
  // Handed over once more: its files are there already.
  await removeAttachments(
    work,
    groupId,
    files.map(({ id: fileId }) => fileId),
  );
  return 'KNOWN';
}

function isSecret(given: string | string[] | undefined, secret: string): boolean {
  // As hashes, or the time would tell how long it is.
  return typeof given === 'string' && isSameSecret(tokenHash(secret), tokenHash(given));
}
