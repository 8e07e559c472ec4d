import { findConversationSubject } from '@hearth/domains/applications/service';
import { findPerson } from '@hearth/domains/identity/service';
import { removeAttachments } from '@hearth/domains/media/service';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { senderAddress } from '@hearth/platform/mail/mail';
import { implement } from '@hearth/platform/module';
import { isSameSecret } from '@hearth/platform/secrets/signature';
import { tokenHash } from '@hearth/platform/secrets/token';
import { receiveMail as contract } from '../../../contract/mail-endpoints.ts';
import { fileChecked } from '../../../contract/events.ts';
import { MOST_MAILS_AN_HOUR } from '../../../rules/limits.ts';
import { parseOptOut, stripQuotedText } from '../../../rules/mail/own-words.ts';
import { isSenderProven } from '../../../rules/mail/sender-proof.ts';
import { deliver } from '../../actions/deliver.ts';
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
    const outcome = await takeMail(context, async (work, brought): Promise<Outcome | NeedsFiles> => {
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
      if (subject.isHired) return 'IGNORED';
      const sender = candidateSender(subject);
      if ((await findBar(work.db, subject.id, sender, work.clock.now())) !== null) return 'IGNORED';
      const since = new Date(work.clock.now().getTime() - HOUR_MS);
      if ((await countSentSince(work.db, subject.id, since)) >= MOST_MAILS_AN_HOUR) return 'IGNORED';
      const bring = selectMailAttachments(subject.groupId, mail);
      if (brought === undefined && bring.length > 0) return { bring, groupId: subject.groupId };
      const owner = { groupId: subject.groupId, ownerUserId: person.id, announce: fileChecked(subject) };
      const files = await storeMailAttachments(work, owner, brought ?? []);
      if (text === '' && files.length === 0) return 'IGNORED';
      const id = deriveMailMessageId(subject.id, mail.messageId);
      if ((await deliver(work, subject, { id, sender, body: text, files })) !== null) return 'DELIVERED';
      // Handed over once more: its files are there already.
      await removeAttachments(
        work,
        subject.groupId,
        files.map(({ id }) => id),
      );
      return 'KNOWN';
    });
    return { outcome };
  },
  (_input, { config, request }) => {
    const secret = config.mailIn?.secret;
    if (secret === undefined || !isSecret(request.headers['x-mail-in-secret'], secret)) throw failure(NOT_FOUND);
  },
);

function isSecret(given: string | string[] | undefined, secret: string): boolean {
  // As hashes, or the time would tell how long it is.
  return typeof given === 'string' && isSameSecret(tokenHash(secret), tokenHash(given));
}
