import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { findLetterBrand } from '@hearth/domains/core/service';
import { fillPlaces, ownPageAddress, writtenLetter } from '@hearth/domains/identity/service';
import { sayForHouse } from '@hearth/domains/messaging/service';
import { notify } from '@hearth/domains/notices/service';
import { writtenMoment } from '@hearth/kit/written-moment';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { OfferRow } from './queries/tables.ts';
import { languageOf, wordsIn } from './words.ts';

/** What a letter to a candidate is about, for those who look whether it arrived. */
export const LETTER = 'offers.offer';

type Means = Pick<Work, 'db' | 'clock' | 'config' | 'mail' | 'emit' | 'enqueue'>;
type Words = ReturnType<typeof wordsIn>;

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
    if (brief !== undefined) {
      const own = { ...values, name: brief.candidateFirstName };
      const said = saidIn(words, about, own);
      if (brief.email !== '')
        await means.mail({
          ...writtenLetter({
            to: brief.email,
            language,
            brand: await findLetterBrand(db, means.config, row.location_id),
            subject: said.title,
            text: [fillPlaces(words.hello, own), said.text].join('\n\n'),
            button: {
              label: words.buttons[about === 'sent' ? 'sign' : 'read'],
              link: ownPageAddress(means.config, language, '/offer', link),
            },
          }),
          about: { kind: LETTER, id: row.id, within: row.application_id },
        });
      await notify(means, {
        kind: 'candidate.offerChanged',
        aboutId: row.application_id,
        placeId: row.location_id,
        thread: `offer ${row.id}`,
        timeZone: row.time_zone,
        people: [
          {
            userId: brief.candidateUserId,
            write: () => ({ ...said, link: '/my/applications' }),
            letter: brief.email === '' ? undefined : row.id,
          },
        ],
      });
    }
    if (sender === null || about === 'signed') return;
    const page = new URL('/my/applications', means.config.publicUrl).href;
    await sayForHouse({ ...means, db }, row.application_id, sender, fillPlaces(words.said[about], { ...values, page }));
  });
}

/** Notifies whoever sent an offer of what became of it, in their own language. */
export async function tellSender(
  means: Omit<Means, 'mail'>,
  row: OfferRow,
  about: 'accepted' | 'declined' | 'expired',
): Promise<void> {
  const values = { candidate: row.candidate_name, job: row.job_title };
  await notify(means, {
    kind: 'hiring.offerAnswered',
    aboutId: row.application_id,
    placeId: row.location_id,
    timeZone: row.time_zone,
    people: [
      {
        userId: row.sent_by,
        write: (language) => ({
          ...saidIn(wordsIn(language), about, values),
          link: `/dashboard/hiring?application=${row.application_id}`,
        }),
      },
    ],
  });
}

/** What is said about an offer: the news in one line, and what there is to know. */
function saidIn(words: Words, about: keyof Words['letters'], values: Readonly<Record<string, string>>) {
  const own = words.letters[about];
  return {
    // A name may hold whatever somebody typed; a subject is one line.
    title: fillPlaces(own.subject, values).replaceAll(/\s+/g, ' '),
    text: fillPlaces(own.line, values),
  };
}
