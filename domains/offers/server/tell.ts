import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { fillPlaces, findPeople, ownPageAddress, composeCustomMail } from '@hearth/domains/identity/service';
import { sendAsEmployer } from '@hearth/domains/messaging/service';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { OfferRow } from './queries/tables.ts';
import { toLanguage, phrasesIn } from './words.ts';

/** The kind of mail to a candidate, for tracking its delivery. */
export const LETTER = 'offers.offer';

type NotifyContext = Pick<Work, 'db' | 'clock' | 'config' | 'mail' | 'emit' | 'enqueue'>;
type LetterPhrases = ReturnType<typeof phrasesIn>['letters'];

const lastValidMoment = (row: OfferRow): Date => new Date(row.expires_at.getTime() - 60_000);

/**
 * Tells the candidate by a mail with the link, and in the conversation, where the link itself never stands: whoever reads the
 * conversation for the house could sign with it.
 */
export async function notifyCandidate(
  means: NotifyContext,
  row: OfferRow,
  about: 'sent' | 'withdrawn' | 'signed',
  link: string,
  sender: { readonly userId: string; readonly name: string } | null,
): Promise<void> {
  const language = toLanguage(row.language);
  const words = phrasesIn(language);
  const values = {
    name: row.candidate_name,
    job: row.job_title,
    employer: row.employer_name,
    until: formatMailMoment(language, lastValidMoment(row), row.time_zone),
  };
  await inScope(means.db, SYSTEM, async (db) => {
    const brief = (await findApplicationBriefs(db, [row.application_id])).get(row.application_id);
    if (brief !== undefined && brief.email !== '')
      await means.mail({
        ...composeMail(words, language, about, { ...values, name: brief.candidateFirstName }, brief.email, {
          label: words.buttons[about === 'sent' ? 'sign' : 'read'],
          link: ownPageAddress(means.config, language, '/offer', link),
        }),
        about: { kind: LETTER, id: row.id, within: row.application_id },
      });
    if (sender === null || about === 'signed') return;
    const page = new URL('/my/applications', means.config.publicUrl).href;
    await sendAsEmployer(
      { ...means, db },
      row.application_id,
      sender,
      fillPlaces(words.said[about], { ...values, page }),
    );
  });
}

/** Mails the sender of an offer what became of it. */
export async function notifySender(
  means: NotifyContext,
  row: OfferRow,
  about: 'accepted' | 'declined' | 'expired',
): Promise<void> {
  const person = (await inScope(means.db, SYSTEM, (db) => findPeople(db, [row.sent_by]))).get(row.sent_by);
  if (person === undefined || person.email === null || person.isDisabled) return;
  // What somebody reads the product in is known to their browser alone; the installation's own language is the nearest.
  const language = detectLanguage(new URL(means.config.publicUrl).host);
  const words = phrasesIn(language);
  const address = new URL('/dashboard/hiring', means.config.publicUrl);
  address.searchParams.set('application', row.application_id);
  const values = { name: person.firstName, candidate: row.candidate_name, job: row.job_title };
  await means.mail(
    composeMail(words, language, about, values, person.email, { label: words.buttons.application, link: address.href }),
  );
}

function composeMail(
  words: ReturnType<typeof phrasesIn>,
  language: Parameters<typeof phrasesIn>[0],
  about: keyof LetterPhrases,
  values: Readonly<Record<string, string>>,
  to: string,
  button: { readonly label: string; readonly link: string },
) {
  const own = words.letters[about];
  return composeCustomMail({
    to,
    language,
    // A name may hold whatever somebody typed; a subject is one line.
    subject: fillPlaces(own.subject, values).replaceAll(/\s+/g, ' '),
    text: [fillPlaces(words.hello, values), fillPlaces(own.line, values)].join('\n\n'),
    button,
  });
}
