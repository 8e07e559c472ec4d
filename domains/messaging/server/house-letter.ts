import { fillPlaces, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Config } from '@hearth/platform/config/config';
import type { Mail } from '@hearth/platform/module';
import { excerptAround } from '../rules/excerpt.ts';
import { MARK } from '../rules/mail/own-words.ts';
import type { UnseenRow } from './queries/house-mail.ts';
import { employerReplyAddress } from './reply-address.ts';
import { phrasesIn } from './words.ts';

type MailIn = NonNullable<Config['mailIn']>;

/** The subject of employees' mail in the delivery records. */
export const HOUSE_MAIL = 'messaging.house_mail';

/** A conversation that an employee is mailed about, with the id that replies are addressed to. */
export interface ClaimedConversation extends UnseenRow {
  readonly houseMailId: string;
}

/** The installation's language: only an employee's browser knows which language they read. */
const installationLanguage = (config: Config) => detectLanguage(new URL(config.publicUrl).host);

const replyToFor = (row: ClaimedConversation, userId: string, mailIn: MailIn): string =>
  employerReplyAddress({ houseMailId: row.houseMailId, applicationId: row.application_id, userId }, mailIn);

const unsubscribeUrl = (config: Config, replyTo: string): string =>
  new URL(`/v1/mail/unsubscribe/${replyTo.split('@')[0] ?? ''}`, config.publicUrl).href;

/** One conversation: a first name, the job, and what was written, so that it can be answered by mail. Nothing else of the person. */
export function composeEmployerMail(
  config: Config,
  person: Person & { email: string },
  row: ClaimedConversation,
  mailIn: MailIn,
): Mail {
  const language = installationLanguage(config);
  const words = phrasesIn(language).house;
  const replyTo = replyToFor(row, person.id, mailIn);
  const values = { name: row.first_name, job: row.job_title, place: row.location_name };
  const said = row.texts.map((text) => (text === '' ? phrasesIn(language).file : text));
  const parts = [`${MARK} ${phrasesIn(language).mark}`, fillPlaces(words.line, values), ...said, words.answer];
  return {
    ...composeCustomMail({
      to: person.email,
      language,
      brand: undefined,
      subject: fillPlaces(words.subject, values).replaceAll(/\s+/g, ' '),
      text: parts.join('\n\n'),
      button: { label: words.button, link: pageLink(config, language, `/messages/${row.application_id}`) },
    }),
    replyTo,
    unsubscribe: unsubscribeUrl(config, replyTo),
    about: { kind: HOUSE_MAIL, id: row.houseMailId, within: row.application_id },
  };
}

/** Composes a digest: per conversation a first name, the job, the opening words and the reply address. */
export function composeEmployerDigest(
  config: Config,
  person: Person & { email: string },
  rows: readonly [ClaimedConversation, ...ClaimedConversation[]],
  mailIn: MailIn,
): Mail {
  const [first] = rows;
  if (rows.length === 1) return composeEmployerMail(config, person, first, mailIn);
  const language = installationLanguage(config);
  const words = phrasesIn(language).house;
  const lines = rows.map((row) =>
    fillPlaces(words.digest.line, {
      name: row.first_name,
      job: row.job_title,
      place: row.location_name,
      text: excerptAround(row.texts[0] ?? '', []) || phrasesIn(language).file,
      address: replyToFor(row, person.id, mailIn),
    }),
  );
  return {
    ...composeCustomMail({
      to: person.email,
      language,
      brand: undefined,
      subject: words.digest.subject,
      text: [words.digest.intro, ...lines, words.end].join('\n\n'),
      button: { label: words.digest.button, link: pageLink(config, language, '/messages') },
    }),
    unsubscribe: unsubscribeUrl(config, replyToFor(first, person.id, mailIn)),
    about: { kind: HOUSE_MAIL, id: first.houseMailId, within: first.application_id },
  };
}

/** Why a reply by mail was not added to its conversation. */
export type RefusalReason = 'RIGHT' | 'CLOSED' | 'BARRED' | 'PLACES';

/**
 * Tells the sender of a reply by mail why it was not accepted, without repeating what they wrote. What they wrote is
 * not repeated.
 */
export function composeRefusalMail(
  config: Config,
  person: Person & { email: string },
  applicationId: string,
  why: RefusalReason,
): Mail {
  const language = installationLanguage(config);
  const words = phrasesIn(language).house;
  return composeCustomMail({
    to: person.email,
    language,
    brand: undefined,
    subject: words.refused.subject,
    text: words.refused[why],
    button: { label: words.button, link: pageLink(config, language, `/messages/${applicationId}`) },
  });
}
