import { findConversationSubject } from '@hearth/domains/applications/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findPerson } from '@hearth/domains/identity/service';
import { replyToText } from '@hearth/domains/career-sites/service';
import { answerCode, answerStranger, processText } from '@hearth/domains/sms/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { requireProof, smsConnector } from '@hearth/platform/sms/provider';
import type { IncomingText } from '@hearth/platform/sms/connector';
import { isOwnNumber } from '@hearth/platform/sms/settings';
import { receiveText as contract } from '../../../contract/text-endpoints.ts';
import { MOST_MAILS_AN_HOUR } from '../../../rules/limits.ts';
import { deliverUnlessBarred } from '../../actions/deliver.ts';
import { candidateSender } from '../../actions/new-message.ts';
import { findTexted, insertByText } from '../../queries/by-text.ts';
import { countSentSince } from '../../queries/mail.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const HOUR_MS = 3_600_000;
/** So many of the last texts between two numbers are looked at for a conversation that is still open. */
const LAST_TEXTS = 50;
const LONGEST = 5000;

/**
 * The call proves itself before anything is read. A text belongs into the conversation that its number was last texted in from the
 * very number of ours that it went to; whoever wrote to us first is answered by the code of a post, and otherwise once an hour.
 */
export const receiveText = implement(
  contract,
  async ({ body }, { config, request, clock, run }) => {
    const { sms } = config;
    if (sms === undefined) throw failure(NOT_FOUND);
    const connector = smsConnector(sms);
    const url = new URL(contract.path, config.publicUrl).href;
    const text = connector.readInbound({ url, headers: request.headers, body, now: clock.now() });
    if (text === null) throw failure(NOT_FOUND);
    // Short codes of carriers and names of senders are nobody who could be answered.
    if (isOwnNumber(sms, text.to) && E164.test(text.from)) await run(SYSTEM, (work) => deliverIncomingText(work, text));
    return raw(connector.thanks.type, connector.thanks.body);
  },
  requireProof,
);

async function deliverIncomingText(work: Work<'system'>, text: IncomingText): Promise<void> {
  if ((await processText(work, text)) !== 'OPEN' || text.text.trim() === '') return;
  const code = await replyToText(work, text.text);
  if (code !== null) return answerCode(work, text, code);
  const subject = await findTextConversation(work, text);
  if (subject === null) return answerStranger(work, text);
  const since = new Date(work.clock.now().getTime() - HOUR_MS);
  if ((await countSentSince(work.db, subject.id, since)) >= MOST_MAILS_AN_HOUR) return;
  const body = text.text.trim().slice(0, LONGEST);
  const message = await deliverUnlessBarred(work, subject, { sender: candidateSender(subject), body });
  if (message === null) return;
  await insertByText(work.db, {
    message_id: message.id,
    application_id: subject.id,
    number: text.from,
    own_number: text.to,
    at: message.sent_at,
  });
}

/** Finds the newest conversation between two numbers in which the candidate may still write. */
async function findTextConversation({ db }: Work<'system'>, text: IncomingText): Promise<ConversationSubject | null> {
  for (const id of await findTexted(db, text, LAST_TEXTS)) {
    const subject = await findConversationSubject(db, id);
    if (subject === null || subject.isHired) continue;
    const person = await findPerson(db, subject.candidateUserId);
    if (person !== undefined && person !== null && !person.isDisabled) return subject;
  }
  return null;
}
