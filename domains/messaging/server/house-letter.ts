import { fillPlaces, pageLink, writtenLetter } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/host-language';
import type { Config } from '@hearth/platform/config';
import type { Mail } from '@hearth/platform/module';
import { excerptAround } from '../rules/excerpt.ts';
import { MARK } from '../rules/own-words.ts';
import type { UnseenRow } from './queries/house-mail.ts';
import { houseAddress } from './reply-address.ts';
import { wordsIn } from './words.ts';

type MailIn = NonNullable<Config['mailIn']>;

/** What a mail to somebody of the house is about, for those who look whether it arrived. */
export const HOUSE_MAIL = 'messaging.house_mail';

/** A conversation that somebody is mailed about, with the id that an answer comes to. */
export interface TakenRow extends UnseenRow {
  readonly houseMailId: string;
}

/** What somebody reads the product in is known to their browser alone; the installation's own language is the nearest. */
const languageOf = (config: Config) => detectLanguage(new URL(config.publicUrl).host);

const answersTo = (row: TakenRow, userId: string, mailIn: MailIn): string =>
  houseAddress({ houseMailId: row.houseMailId, applicationId: row.application_id, userId }, mailIn);

const unsubscribeAt = (config: Config, replyTo: string): string =>
  new URL(`/v1/mail/unsubscribe/${replyTo.split('@')[0] ?? ''}`, config.publicUrl).href;

/** One conversation: a first name, the job, and what was written, so that it can be answered by mail. Nothing else of the person. */
export function houseLetter(config: Config, person: Person & { email: string }, row: TakenRow, mailIn: MailIn): Mail {
  const language = languageOf(config);
  const words = wordsIn(language).house;
  const replyTo = answersTo(row, person.id, mailIn);
  const values = { name: row.first_name, job: row.job_title, place: row.location_name };
  const said = row.texts.map((text) => (text === '' ? wordsIn(language).file : text));
  const parts = [`${MARK} ${wordsIn(language).mark}`, fillPlaces(words.line, values), ...said, words.answer];
  return {
    ...writtenLetter({
      to: person.email,
      language,
      subject: fillPlaces(words.subject, values).replaceAll(/\s+/g, ' '),
      text: parts.join('\n\n'),
      button: { label: words.button, link: pageLink(config, language, `/messages/${row.application_id}`) },
    }),
    replyTo,
    unsubscribe: unsubscribeAt(config, replyTo),
    about: { kind: HOUSE_MAIL, id: row.houseMailId, within: row.application_id },
  };
}

/** Several conversations: of each a first name, the job, how it begins, and the address that an answer goes to. */
export function houseDigest(
  config: Config,
  person: Person & { email: string },
  rows: readonly [TakenRow, ...TakenRow[]],
  mailIn: MailIn,
): Mail {
  const [first] = rows;
  if (rows.length === 1) return houseLetter(config, person, first, mailIn);
  const language = languageOf(config);
  const words = wordsIn(language).house;
  const lines = rows.map((row) =>
    fillPlaces(words.digest.line, {
      name: row.first_name,
      job: row.job_title,
      place: row.location_name,
      text: excerptAround(row.texts[0] ?? '', []) || wordsIn(language).file,
      address: answersTo(row, person.id, mailIn),
    }),
  );
  return {
    ...writtenLetter({
      to: person.email,
      language,
      subject: words.digest.subject,
      text: [words.digest.intro, ...lines, words.end].join('\n\n'),
      button: { label: words.digest.button, link: pageLink(config, language, '/messages') },
    }),
    unsubscribe: unsubscribeAt(config, answersTo(first, person.id, mailIn)),
    about: { kind: HOUSE_MAIL, id: first.houseMailId, within: first.application_id },
  };
}

/** Why an answer by mail did not go into its conversation. */
export type WhyRefused = 'RIGHT' | 'CLOSED' | 'BARRED' | 'PLACES';

/** Says to whoever answered by mail that it was not taken, and why. What they wrote is not repeated. */
export function refusalLetter(
  config: Config,
  person: Person & { email: string },
  applicationId: string,
  why: WhyRefused,
): Mail {
  const language = languageOf(config);
  const words = wordsIn(language).house;
  return writtenLetter({
    to: person.email,
    language,
    subject: words.refused.subject,
    text: words.refused[why],
    button: { label: words.button, link: pageLink(config, language, `/messages/${applicationId}`) },
  });
}
