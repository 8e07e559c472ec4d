import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { defineJob } from '@hearth/platform/job-contract';
import { findLetterBrand } from '@hearth/domains/core/service';
import { fillPlaces, findPerson, pageLink, writtenLetter } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import { writtenMoment } from '@hearth/kit/written-moment';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import { MARK } from '../../rules/own-words.ts';
import { findAsks } from '../queries/ask.ts';
import type { AskRow } from '../queries/ask.ts';
import { findUnreachable, isMailWanted, takeUnmailed } from '../queries/mail.ts';
import { findReceiver } from '../queries/receiver.ts';
import { replyAddress } from '../reply-address.ts';
import { goesByText } from '../goes-by-text.ts';
import { wordsIn } from '../words.ts';
import { wasBlocked } from '../writing.ts';

export const MAIL_MESSAGE = defineJob('messaging.mailMessage', {
  message_id: uuid,
  /** Whether a text was tried first and did not arrive. */
  text_failed: z.boolean().default(false),
});

/**
 * Mails a message of the house that its receiver has not read in the meantime, with an address that an answer goes to; whoever
 * chose texts gets a text instead, and the mail only when that does not arrive.
 */
export const mailMessage = workOn(MAIL_MESSAGE, {
  run: async ({ message_id: id, text_failed: textFailed }, { run, clock, config }) => {
    const { mailIn } = config;
    await run(SYSTEM, async (work) => {
      const byMail = { job: MAIL_MESSAGE, data: { message_id: id, text_failed: true } };
      if (!textFailed && (await goesByText(work, id, byMail))) return;
      if (mailIn === undefined) return;
      const message = await takeUnmailed(work.db, id, clock.now());
      if (message === undefined) return;
      if (await wasBlocked(work.db, message, clock.now())) return;
      const person = await findPerson(work.db, message.candidate_user_id);
      const receiver = await findReceiver(work.db, message.application_id);
      // Only an address that is known to be theirs: what is in a message is nobody else's affair.
      if (receiver === undefined || person?.email == null || !person.isEmailVerified || person.isDisabled) return;
      if (!(await isMailWanted(work.db, message.group_id, person.email))) return;
      if ((await findUnreachable(work.db, [person.email])) !== undefined) return;
      const who = { applicationId: message.application_id, userId: message.candidate_user_id };
      const replyTo = replyAddress(who, mailIn);
      const words = wordsIn(receiver.language);
      const values = {
        sender: message.sender_name,
        job: receiver.job_title,
        place: receiver.location_name,
        employer: receiver.employer_name,
      };
      const said = message.body === '' ? words.file : message.body;
      const ask = (await findAsks(work.db, [message.id])).get(message.id);
      // The invitation to an interview went out at once, as a letter of its own.
      if (ask?.interview_id != null) return;
      // What was answered or taken back in the meantime is only said.
      const asked =
        ask?.state === 'OPEN' && ask.expires_at > work.clock.now() ? askInWords(ask, receiver.language) : [];
      const answer = fillPlaces(words.answer, values);
      const parts = [`${MARK} ${words.mark}`, fillPlaces(words.line, values), said, ...asked, answer];
      await work.mail({
        ...writtenLetter({
          to: person.email,
          language: receiver.language,
          brand: await findLetterBrand(work.db, config, receiver.location_id),
          subject: fillPlaces(words.subject, values).replaceAll(/\s+/g, ' '),
          text: parts.join('\n\n'),
          button: { label: words.button, link: pageLink(config, receiver.language, `/messages/${who.applicationId}`) },
        }),
        replyTo,
        about: { kind: 'messaging.message', id: message.id, within: message.application_id },
        unsubscribe: new URL(`/v1/mail/unsubscribe/${replyTo.split('@')[0] ?? ''}`, config.publicUrl).href,
      });
    });
  },
});

/** What the mail says about something that is asked for: which times there are, where it is answered, until when. */
function askInWords({ kind, times, time_zone: zone, expires_at: end }: AskRow, language: Language): string[] {
  if (kind === 'INTERVIEW') return [];
  const written = (at: Date): string => writtenMoment(language, at, zone);
  const line = fillPlaces(wordsIn(language).ask.mail[kind], { end: written(end) });
  return [...(times.length === 0 ? [] : [times.map(written).join('\n')]), line];
}
