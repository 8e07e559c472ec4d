import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { fillPlaces, findPerson, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import { MARK } from '../../rules/mail/own-words.ts';
import { findAsks } from '../queries/ask.ts';
import type { AskRow } from '../queries/ask.ts';
import { findUnreachable, isMailWanted, claimUnmailed } from '../queries/mail.ts';
import { findReceiver } from '../queries/receiver.ts';
import { replyAddress } from '../reply-address.ts';
import { sendAsText } from '../goes-by-text.ts';
import { phrasesIn } from '../words.ts';
import { isSenderBlocked } from '../writing.ts';

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
      if (!textFailed && (await sendAsText(work, id, byMail))) return;
      if (mailIn === undefined) return;
      const message = await claimUnmailed(work.db, id, clock.now());
      if (message === undefined) return;
      if (await isSenderBlocked(work.db, message, clock.now())) return;
      const person = await findPerson(work.db, message.candidate_user_id);
      const receiver = await findReceiver(work.db, message.application_id);
      // Only an address that is known to be theirs: what is in a message is nobody else's affair.
      if (receiver === undefined || person?.email == null || !person.isEmailVerified || person.isDisabled) return;
      if (!(await isMailWanted(work.db, message.group_id, person.email))) return;
      if ((await findUnreachable(work.db, [person.email])) !== undefined) return;
      const who = { applicationId: message.application_id, userId: message.candidate_user_id };
      const replyTo = replyAddress(who, mailIn);
      const words = phrasesIn(receiver.language);
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
        ask?.state === 'OPEN' && ask.expires_at > work.clock.now() ? describeAsk(ask, receiver.language) : [];
      const answer = fillPlaces(words.answer, values);
      const parts = [`${MARK} ${words.mark}`, fillPlaces(words.line, values), said, ...asked, answer];
      await work.mail({
        ...composeCustomMail({
          to: person.email,
          language: receiver.language,
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

/** Describes a request for a mail: the offered times, where to answer and until when. */
function describeAsk({ kind, times, time_zone: zone, expires_at: end }: AskRow, language: Language): string[] {
  if (kind === 'INTERVIEW') return [];
  const written = (at: Date): string => formatMailMoment(language, at, zone);
  const line = fillPlaces(phrasesIn(language).ask.mail[kind], { end: written(end) });
  return [...(times.length === 0 ? [] : [times.map(written).join('\n')]), line];
}
