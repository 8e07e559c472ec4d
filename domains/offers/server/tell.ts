import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { findLetterBrand } from '@hearth/domains/core/service';
import { fillPlaces, ownPageAddress, composeCustomMail } from '@hearth/domains/identity/service';
import { sendAsEmployer } from '@hearth/domains/messaging/service';
import { notify } from '@hearth/domains/notices/service';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { OfferRow } from './queries/tables.ts';
import { toLanguage, phrasesIn } from './words.ts';

/** The kind of mail to a candidate, for tracking its delivery. */
export const LETTER = 'offers.offer';

type NotifyContext = Pick<Work, 'db' | 'clock' | 'config' | 'mail' | 'emit' | 'enqueue'>;
type Words = ReturnType<typeof phrasesIn>;

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
    if (brief !== undefined) {
      const own = { ...values, name: brief.candidateFirstName };
      const said = saidIn(words, about, own);
      if (brief.email !== '')
        await means.mail({
          ...composeCustomMail({
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
    await sendAsEmployer(
      { ...means, db },
      row.application_id,
      sender,
      fillPlaces(words.said[about], { ...values, page }),
    );
  });
}

/** Notifies whoever sent an offer of what became of it, in their own language. */
export async function notifySender(
  means: Omit<NotifyContext, 'mail'>,
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
          ...saidIn(phrasesIn(language), about, values),
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
