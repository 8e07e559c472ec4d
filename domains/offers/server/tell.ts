import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { fillPlaces, findPeople, ownPageAddress, writtenLetter } from '@hearth/domains/identity/service';
import { sayForHouse } from '@hearth/domains/messaging/service';
import { detectLanguage } from '@hearth/kit/host-language';
import { writtenMoment } from '@hearth/kit/written-moment';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { OfferRow } from './queries/tables.ts';
import { languageOf, wordsIn } from './words.ts';

/** What a letter to a candidate is about, for those who look whether it arrived. */
export const LETTER = 'offers.offer';

type Means = Pick<Work, 'db' | 'clock' | 'config' | 'mail' | 'emit' | 'enqueue'>;
type Letters = ReturnType<typeof wordsIn>['letters'];

const lastMoment = (row: OfferRow): Date => new Date(row.expires_at.getTime() - 60_000);

/**
 * Tells the candidate by a mail with the link, and in the conversation, where the link itself never stands: whoever reads the
 * conversation for the house could sign with it.
 */
export async function tellCandidate(
  means: Means,
  row: OfferRow,
  about: 'sent' | 'withdrawn' | 'signed',
  link: string,
  sender: { readonly userId: string; readonly name: string } | null,
): Promise<void> {
  const language = languageOf(row.language);
  const words = wordsIn(language);
  const values = {
    name: row.candidate_name,
    job: row.job_title,
    employer: row.employer_name,
    until: writtenMoment(language, lastMoment(row), row.time_zone),
  };
  await inScope(means.db, SYSTEM, async (db) => {
    const brief = (await findApplicationBriefs(db, [row.application_id])).get(row.application_id);
    if (brief !== undefined && brief.email !== '')
      await means.mail({
        ...written(words, language, about, { ...values, name: brief.candidateFirstName }, brief.email, {
          label: words.buttons[about === 'sent' ? 'sign' : 'read'],
          link: ownPageAddress(means.config, language, '/offer', link),
        }),
        about: { kind: LETTER, id: row.id, within: row.application_id },
      });
    if (sender === null || about === 'signed') return;
    const page = new URL('/my/applications', means.config.publicUrl).href;
    await sayForHouse({ ...means, db }, row.application_id, sender, fillPlaces(words.said[about], { ...values, page }));
  });
}

/** Tells whoever sent an offer what became of it. */
export async function tellSender(
  means: Means,
  row: OfferRow,
  about: 'accepted' | 'declined' | 'expired',
): Promise<void> {
  const person = (await inScope(means.db, SYSTEM, (db) => findPeople(db, [row.sent_by]))).get(row.sent_by);
  if (person === undefined || person.email === null || person.isDisabled) return;
  // What somebody reads the product in is known to their browser alone; the installation's own language is the nearest.
  const language = detectLanguage(new URL(means.config.publicUrl).host);
  const words = wordsIn(language);
  const address = new URL('/dashboard/hiring', means.config.publicUrl);
  address.searchParams.set('application', row.application_id);
  const values = { name: person.firstName, candidate: row.candidate_name, job: row.job_title };
  await means.mail(
    written(words, language, about, values, person.email, { label: words.buttons.application, link: address.href }),
  );
}

function written(
  words: ReturnType<typeof wordsIn>,
  language: Parameters<typeof wordsIn>[0],
  about: keyof Letters,
  values: Readonly<Record<string, string>>,
  to: string,
  button: { readonly label: string; readonly link: string },
) {
  const own = words.letters[about];
  return writtenLetter({
    to,
    language,
    // A name may hold whatever somebody typed; a subject is one line.
    subject: fillPlaces(own.subject, values).replaceAll(/\s+/g, ' '),
    text: [fillPlaces(words.hello, values), fillPlaces(own.line, values)].join('\n\n'),
    button,
  });
}
