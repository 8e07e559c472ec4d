import { findLetterBrand } from '@hearth/domains/core/service';
import { fillPlaces, ownPageAddress, composeCustomMail } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import { formatMailList } from '@hearth/kit/text/written-list';
import type { Work } from '@hearth/platform/module';
import { linkTo } from './link.ts';
import type { ApplicationRow } from './queries/application.ts';
import { phrasesIn } from './words.ts';

/** What the confirmation of an application is about, for those who look whether it arrived. */
export const CONFIRMATION = 'applications.confirmation';

/** The confirmation of an application in its candidate's language. */
export interface Confirmation {
  readonly subject: string;
  readonly next: string;
  /** What the mail is about in the delivery log; null where there is no address. */
  readonly letterId: string | null;
}

/**
 * Mails somebody that the employer has their application. The one button opens it, and proves the address where nobody has yet; whoever
 * typed an unproven address writes nothing into a mail to it, not even a name.
 */
export async function mailConfirmation(
  { db, config, clock, mail }: Pick<Work<'system'>, 'db' | 'config' | 'clock' | 'mail'>,
  row: ApplicationRow,
  person: Person,
  locations: readonly string[],
): Promise<Confirmation> {
  const { language } = row;
  const words = phrasesIn(language).confirmation;
  const values = {
    name: row.first_name,
    job: row.job_title,
    employer: row.employer_name,
    location: formatMailList(language, locations),
    address: row.email,
  };
  const say = (phrase: string): string => fillPlaces(phrase, values);
  const now = clock.now();
  const said = { subject: say(words.subject), next: say(words.next) };
  if (row.email === '') return { ...said, letterId: null };
  const letterId = newId(now.getTime());
  const asks = person.email === row.email && !person.isEmailVerified;
  await mail({
    ...composeCustomMail({
      to: row.email,
      language,
      brand: await findLetterBrand(db, config, row.location_id),
      // A job's title may be written over several lines; a subject may not.
      subject: said.subject.replaceAll(/\s+/g, ' '),
      text: [
        ...(person.isAwaitingProof ? [] : [say(phrasesIn(language).hello)]),
        say(words.line),
        said.next,
        ...(asks ? [say(words.confirm)] : []),
        say(words.why),
      ].join('\n\n'),
      button: {
        label: asks ? words.confirmButton : words.button,
        link: ownPageAddress(config, language, '/application', await linkTo(db, row.id, now)),
      },
    }),
    beforeProof: true,
    about: { kind: CONFIRMATION, id: letterId, within: row.id },
  });
  return { ...said, letterId };
}
