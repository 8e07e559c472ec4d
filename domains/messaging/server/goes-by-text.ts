import { fillPlaces, pageLink } from '@hearth/domains/identity/service';
import { findTextRoute, fitText } from '@hearth/domains/sms/service';
import type { Text, Work } from '@hearth/platform/module';
import { insertByText } from './queries/by-text.ts';
import { findUnread } from './queries/mail.ts';
import { findReceiver } from './queries/receiver.ts';
import { phrasesIn } from './words.ts';
import { isSenderBlocked } from './writing.ts';

const LONGEST_EMPLOYER = 40;

/**
 * Sends a message of the house as a text where its receiver has chosen texts and has not read it: as much of it as has room,
 * and the way to all of it. Once; when it does not arrive, another job is asked for. False: it goes by mail, or not at all.
 */
export async function sendAsText(
  work: Work<'system'>,
  messageId: string,
  otherwise: NonNullable<Text['otherwise']>,
): Promise<boolean> {
  if (work.config.sms === undefined) return false;
  const message = await findUnread(work.db, messageId);
  if (message === undefined || (await isSenderBlocked(work.db, message, work.clock.now()))) return false;
  const who = { groupId: message.group_id, userId: message.candidate_user_id };
  const line = await findTextRoute(work.db, work.config.sms, who);
  const receiver = line === null ? undefined : await findReceiver(work.db, message.application_id);
  if (line === null || receiver === undefined) return false;
  const isNew = await insertByText(work.db, {
    message_id: message.id,
    application_id: message.application_id,
    number: line.to,
    own_number: line.from,
    at: work.clock.now(),
  });
  if (!isNew) return true;
  const { language } = receiver;
  const words = phrasesIn(language);
  const values = {
    employer: receiver.employer_name.slice(0, LONGEST_EMPLOYER),
    link: pageLink(work.config, language, `/messages/${message.application_id}`),
  };
  await work.text({
    ...line,
    text: fitText(
      (said) => fillPlaces(words.text, { ...values, said }),
      message.body === '' ? words.file : message.body,
    ),
    otherwise,
  });
  return true;
}
